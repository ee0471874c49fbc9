/** Our own videos play in the page, with captions. */
import type { Lesson } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn, startLesson } from './support/learner.ts';
import { showAllSteps } from './support/walk/lesson-walk.ts';

const firstWords = /^Meet Qubi/;

/** State of the page's video. */
const videoIn = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    source: new URL(video.currentSrc).pathname,
    hasPicture: video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0,
    time: video.currentTime,
    captions: [...video.textTracks].flatMap(({ mode, activeCues }) =>
      mode === 'showing' ? [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text) : [],
    ),
  }));

test('a course’s first lesson shows the course’s video, which can be played from any point', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await signIn(page);
  await startLesson(page);
  await showAllSteps(page);
  const file = page.waitForResponse((response) => response.url().endsWith('.webm'));
  await page.getByRole('button', { name: 'Play Video' }).click();
  expect((await file).status()).toBe(206);
  await expect.poll(async () => (await videoIn(page)).captions[0]).toMatch(firstWords);

  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 60;
  });
  await expect.poll(async () => (await videoIn(page)).time).toBeGreaterThan(60);
  const { captions } = await videoIn(page);
  expect(captions).toHaveLength(1);
  expect(captions[0]).not.toMatch(firstWords);

  await page.getByText('Words of the video').click();
  await expect(page.getByText(captions[0] ?? '')).toBeVisible();
});

// Shows: 2 course video
test('if a lesson’s video is gone, one of our own plays instead', async ({ openWindow }) => {
  const page = await openWindow();
  await signIn(page);
  await page.route(/\/api\/lessons\/\d+$/, async (route) => {
    const response = await route.fetch();
    const lesson = (await response.json()) as Lesson;
    await route.fulfill({ response, json: { ...lesson, videoUrl: '/videos/gone.webm' } });
  });
  await startLesson(page);
  await showAllSteps(page);
  await page.getByRole('button', { name: 'Play Video' }).click();
  await page.getByText('Video unavailable').waitFor();
  await page.getByRole('button', { name: 'Try an alternative video' }).click();
  await expect
    .poll(async () => await videoIn(page))
    .toMatchObject({ source: '/videos/quantum-basics.webm', hasPicture: true });
  const { time } = await videoIn(page);
  await expect.poll(async () => (await videoIn(page)).time).toBeGreaterThan(time);
  expect((await videoIn(page)).captions[0]).toMatch(firstWords);
});

// Shows: 2 course video
test('if a course’s own video fails to load, its other format plays', async ({ openWindow }) => {
  const page = await openWindow({ allowedErrors: /ERR_FAILED|Failed to load resource/ });
  await signIn(page);
  await page.route(/\/videos\/.*\.webm$/, (route) => route.abort());
  await startLesson(page);
  await showAllSteps(page);
  await page.getByRole('button', { name: 'Play Video' }).click();
  const file = page.waitForResponse((response) => response.url().endsWith('.mp4'));
  await page.getByRole('button', { name: 'Try an alternative video' }).click();
  const response = await file;
  expect([response.status(), response.headers()['content-type']]).toEqual([206, 'video/mp4']);
  const plays = await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.canPlayType('video/mp4; codecs="avc1.640028"'));
  // A browser without this decoder still has the transcript and the first format.
  if (plays === '') return;
  await expect.poll(async () => (await videoIn(page)).hasPicture).toBe(true);
  await expect.poll(async () => (await videoIn(page)).captions[0]).toMatch(firstWords);
});
