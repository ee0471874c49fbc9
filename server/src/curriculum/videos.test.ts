/** Checks that the recordings in the web app's folder match the storyboards. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { formatWebVtt, recordedPart, videoLength } from '@qubloom/curriculum';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readCurriculum } from './read-content.ts';

const fileOf = (name: string) =>
  readFile(new URL(`../../../web/public/videos/${name}`, import.meta.url));
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

const Recorded = z.record(
  z.string(),
  z.strictObject({
    seconds: z.number(),
    file: z.string(),
    storyboard: z.string(),
    mp4: z.string(),
    mp4From: z.string(),
  }),
);

const { courses } = await readCurriculum();
const recorded = Recorded.parse(JSON.parse((await fileOf('recorded.json')).toString()));
const filmed = courses.flatMap(({ slug, video }) => (video ? [{ slug, video }] : []));

test('every recording belongs to a course', () => {
  expect(filmed.length).toBeGreaterThan(0);
  expect(Object.keys(recorded).sort()).toEqual(filmed.map(({ slug }) => slug).sort());
});

test.each(filmed)('$slug was recorded from its storyboard, in full', async ({ slug, video }) => {
  const file = await fileOf(`${slug}.webm`);
  expect(recorded[slug]?.file).toBe(sha256(file));
  expect(recorded[slug]?.storyboard).toBe(sha256(recordedPart(video)));
  expect(Math.abs((recorded[slug]?.seconds ?? 0) - videoLength(video))).toBeLessThan(1);
  expect(file.length).toBeLessThan(1_500_000);
});

test.each(filmed)('$slug also exists as an MP4 made from the same recording', async ({ slug }) => {
  const file = await fileOf(`${slug}.mp4`);
  expect(file.subarray(4, 8).toString()).toBe('ftyp');
  expect(recorded[slug]?.mp4).toBe(sha256(file));
  expect(recorded[slug]?.mp4From).toBe(recorded[slug]?.file);
  expect(file.length).toBeLessThan(1_500_000);
});

test.each(filmed)('the captions of $slug match its words', async ({ slug, video }) => {
  expect((await fileOf(`${slug}.vtt`)).toString()).toBe(formatWebVtt(video));
});

test('no lesson links to a video that is not ours', () => {
  const urls = courses.flatMap(({ lessons }) => lessons.flatMap(({ videoUrl }) => videoUrl ?? []));
  expect(urls.filter((url) => !url.startsWith('/videos/'))).toEqual([]);
});
