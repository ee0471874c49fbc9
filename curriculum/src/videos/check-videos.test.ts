import { describe, expect, test } from 'vitest';
import { checkCurriculum } from '../check/check-curriculum.ts';
import { loadCurriculum } from '../load/load.ts';
import { formatProblem } from '../problem.ts';
import { contentWith, smallVideo, video as file } from '../testing/small-content.ts';
import { formatWebVtt, recordedPart, videoLength } from './captions.ts';
import { VideoFile } from './video-file.ts';

const good = smallVideo;
const [first] = good.captions;
const said = first?.say ?? '';
const open = first?.moves[0];

async function problemsOf(video: unknown, exists: (path: string) => boolean = () => true) {
  const result = loadCurriculum(contentWith({ [file]: JSON.stringify(video) }));
  const problems = result.ok ? await checkCurriculum(result.curriculum, exists) : result.problems;
  return problems.map(formatProblem).join('\n');
}

const withFirst = (change: object) => ({
  ...good,
  captions: [{ ...first, ...change }, ...good.captions.slice(1)],
});

describe('a storyboard', () => {
  test('of a minute that can be read along is in order', async () => {
    expect(await problemsOf(good)).toBe('');
  });

  test.each([
    ['too few words', { ...good, captions: good.captions.slice(0, 8) }, 'takes 48 seconds'],
    [
      'too long',
      { ...good, captions: good.captions.map((one) => ({ ...one, seconds: 12.5 })) },
      'takes 125 seconds, not 60 to 120',
    ],
    ['too fast', withFirst({ say: `${said} ${said}` }), '26 words in 6 seconds'],
    ['too slow', withFirst({ say: 'Watch.' }), '1 words in 6 seconds'],
    ['no such scene', withFirst({ moves: [{ open: '/simulators/none' }] }), 'no page /simulators/'],
    ['a page with answers', withFirst({ moves: [{ open: '/courses/1' }] }), 'no page /courses/1'],
    ['no first page', withFirst({ moves: [] }), 'the first move opens a page'],
    ['a page elsewhere', withFirst({ moves: [{ open: 'https://a.example' }] }), 'captions.0.moves'],
    ['a move that nobody knows', withFirst({ moves: [open, { jump: 1 }] }), 'captions.0.moves.1'],
    ['no picture', { ...good, poster: 11 }, 'there is no such caption'],
    [
      'what is false',
      withFirst({ say: 'Before you look at it, a qubit is 0 and 1 at the same time.' }),
      'Say: Before you look',
    ],
    ['hard words', withFirst({ say: `${'A '.repeat(200)}end.`, seconds: 20 }), 'words on average'],
  ])('with %s is refused', async (_, video, reason) => {
    expect(await problemsOf(video)).toContain(reason);
  });

  test('belongs to each course', async () => {
    const result = loadCurriculum(contentWith({ [file]: null }));
    const problems = result.ok ? await checkCurriculum(result.curriculum) : result.problems;
    expect(problems.map(formatProblem)).toEqual([`${file}: is missing`]);
  });

  test('reports each file that was not recorded', async () => {
    const problems = await problemsOf(good, (path) => !path.startsWith('/videos/'));
    for (const ending of ['webm', 'mp4', 'webp', 'vtt']) {
      expect(problems).toContain(`there is no /videos/basics.${ending}: npm run videos makes it`);
    }
  });
});

describe('the data derived from a storyboard', () => {
  const video = VideoFile.parse({
    ...good,
    captions: good.captions.map((one, at) => ({ ...one, seconds: 7.25, say: `${at} < ${at + 1}` })),
  });

  test('captions follow each other without a gap, to the end', () => {
    const lines = formatWebVtt(video).split('\n');
    expect(lines[0]).toBe('WEBVTT');
    const times = lines
      .filter((line) => line.includes('-->'))
      .map((line) => line.split(' --> ').map(secondsOf));
    expect(times).toHaveLength(10);
    for (const [at, [start, end]] of times.entries()) {
      expect(start).toBe(times[at - 1]?.[1] ?? 0);
      expect(end).toBeGreaterThan(start ?? 0);
    }
    expect(times.at(-1)?.[1]).toBe(videoLength(video));
    expect(videoLength(video)).toBe(72.5);
    expect(formatWebVtt(video)).toContain('\n00:58.000 --> 01:05.250\n8 &lt; 9\n');
  });

  test('other words need no new recording, but other moves and times do', () => {
    const part = recordedPart(video);
    const change = (of: object) => recordedPart({ ...video, ...of });
    expect(change({ captions: video.captions.map((one) => ({ ...one, say: 'New.' })) })).toBe(part);
    expect(change({ captions: video.captions.map((one) => ({ ...one, moves: [] })) })).not.toBe(
      part,
    );
    expect(change({ captions: video.captions.slice(1) })).not.toBe(part);
  });

  test('the first lesson shows the video, unless it has one of its own', () => {
    const result = loadCurriculum(contentWith());
    if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
    const [course] = result.curriculum.courses;
    expect(course?.lessons.map(({ videoUrl }) => videoUrl)).toEqual(['/videos/basics.webm']);
  });
});

function secondsOf(stamp: string): number {
  const [, minutes, seconds] = /^(\d{2}):(\d{2}\.\d{3})$/.exec(stamp) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
