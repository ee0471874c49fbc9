import { describe, expect, it } from 'vitest';
import { lessonCategories } from '@qubloom/contract';
import { alternativeVideo, ownVideoOf, playerEventOf, videoLinkOf } from './video-link-state.ts';

const id = 'JhHMJCUmq28';
const recorded = Object.keys(import.meta.glob('/public/videos/*.{webm,mp4}')).map((path) =>
  path.replace('/public', ''),
);
const courses = Object.keys(
  import.meta.glob('../../../../../curriculum/content/courses/*/course.yaml'),
).map((path) => path.split('/').at(-2) ?? '');

describe('video links', () => {
  // Shows: 5 video links
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?list=x&v=${id}&t=3`,
    `http://youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://youtu.be/${id}?si=x`,
    `https://m.youtube.com/shorts/${id}`,
    `youtube.com/v/${id}`,
  ])('%s becomes an embed of the privacy-enhanced host', (url) => {
    expect(videoLinkOf(url)).toEqual({
      kind: 'youtube',
      id,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}?rel=0&enablejsapi=1`,
      watchUrl: `https://www.youtube.com/watch?v=${id}`,
    });
  });

  // Shows: 5 video links
  it.each([
    'https://videos.example/lesson-1',
    'https://www.youtube.com/watch?v=tooshort',
    `https://www.youtube.com/watch?v=${id}x`,
    `https://evil.example/?https://youtu.be/${id}`,
  ])('%s is used as given', (url) => {
    expect(videoLinkOf(url)).toEqual({ kind: 'page', url });
  });

  it('plays a file by itself', () => {
    expect(videoLinkOf('/videos/h.mp4')).toEqual({ kind: 'file', url: '/videos/h.mp4' });
    expect(videoLinkOf('https://videos.example/h.webm?x=1').kind).toBe('file');
  });

  // Shows: A17 videos
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])(
    'shows nothing for %s',
    (url) => {
      expect(videoLinkOf(url)).toEqual({ kind: 'none' });
    },
  );

  it('has two files of our own for every category, known or not, and no more', () => {
    for (const category of [...lessonCategories, 'anything', 'constructor', '']) {
      const failed = ['https://videos.example/gone'];
      let next = alternativeVideo(failed, category);
      while (next !== null) {
        expect(recorded).toContain(next);
        expect(failed).not.toContain(next);
        expect(ownVideoOf(videoLinkOf(next))).toEqual({
          poster: next.replace(/\w+$/, 'webp'),
          captions: next.replace(/\w+$/, 'vtt'),
        });
        failed.push(next);
        next = alternativeVideo(failed, category);
      }
      expect(failed).toHaveLength(3);
    }
  });

  it.each(courses)(
    "has another file for the video of %s, whatever the lesson's subject",
    (slug) => {
      const url = `/videos/${slug}.webm`;
      expect(recorded).toContain(url);
      for (const category of lessonCategories) {
        const alternative = alternativeVideo([url], category);
        expect(alternative).not.toBe(url);
        expect(recorded).toContain(alternative);
      }
    },
  );

  it('offers the same video in its other format first, and never one that does not exist', () => {
    expect(alternativeVideo(['/videos/quantum-games.webm'], 'bits')).toBe(
      '/videos/quantum-games.mp4',
    );
    expect(alternativeVideo(['/videos/gone.webm'], 'bits')).toBe('/videos/quantum-basics.webm');
  });

  it.each(['/videos/h.ogv', 'https://videos.example/videos/h.webm', `https://youtu.be/${id}`])(
    'finds no captions of %s',
    (url) => {
      expect(ownVideoOf(videoLinkOf(url))).toBeNull();
    },
  );

  it("understands the player's messages that it is ready or has failed", () => {
    expect(playerEventOf('{"event":"initialDelivery"}')).toBe('ready');
    expect(playerEventOf('{"event":"onReady"}')).toBe('ready');
    expect(playerEventOf('{"event":"onError","info":150}')).toBe('failed');
    expect(playerEventOf('not json')).toBe('other');
    expect(playerEventOf(null)).toBe('other');
    expect(playerEventOf('null')).toBe('other');
  });
});
