import { describe, expect, it } from 'vitest';
import { lessonCategories } from '@qubloom/contract';
import { defaultVideoFor, ownVideoOf, playerWordOf, videoLinkOf } from './video-link-state.ts';

const id = 'JhHMJCUmq28';
const recorded = Object.keys(import.meta.glob('/public/videos/*.webm'));

describe('video links', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?list=x&v=${id}&t=3`,
    `http://youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://youtu.be/${id}?si=x`,
    `https://m.youtube.com/shorts/${id}`,
    `youtube.com/v/${id}`,
  ])('[5 video links] %s becomes an embed of the privacy-enhanced host', (url) => {
    expect(videoLinkOf(url)).toEqual({
      kind: 'youtube',
      id,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}?rel=0&enablejsapi=1`,
      watchUrl: `https://www.youtube.com/watch?v=${id}`,
    });
  });

  it.each([
    'https://videos.example/lesson-1',
    'https://www.youtube.com/watch?v=tooshort',
    `https://www.youtube.com/watch?v=${id}x`,
    `https://evil.example/?https://youtu.be/${id}`,
  ])('[5 video links] %s is used as given', (url) => {
    expect(videoLinkOf(url)).toEqual({ kind: 'page', url });
  });

  it('plays a file by itself', () => {
    expect(videoLinkOf('/videos/h.mp4')).toEqual({ kind: 'file', url: '/videos/h.mp4' });
    expect(videoLinkOf('https://videos.example/h.webm?x=1').kind).toBe('file');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])(
    '[A17 videos] shows nothing for %s',
    (url) => {
      expect(videoLinkOf(url)).toEqual({ kind: 'none' });
    },
  );

  it('has a video of our own for every category, known or not', () => {
    for (const category of [...lessonCategories, 'anything', 'constructor', '']) {
      const url = defaultVideoFor(category);
      expect(recorded).toContain(`/public${url}`);
      expect(ownVideoOf(videoLinkOf(url))).toEqual({
        poster: url.replace('.webm', '.webp'),
        captions: url.replace('.webm', '.vtt'),
      });
    }
  });

  it.each(['/videos/h.mp4', 'https://videos.example/videos/h.webm', `https://youtu.be/${id}`])(
    'knows no captions of %s',
    (url) => {
      expect(ownVideoOf(videoLinkOf(url))).toBeNull();
    },
  );

  it('hears the player say that it is ready or that it failed', () => {
    expect(playerWordOf('{"event":"initialDelivery"}')).toBe('ready');
    expect(playerWordOf('{"event":"onReady"}')).toBe('ready');
    expect(playerWordOf('{"event":"onError","info":150}')).toBe('failed');
    expect(playerWordOf('not json')).toBe('other');
    expect(playerWordOf(null)).toBe('other');
    expect(playerWordOf('null')).toBe('other');
  });
});
