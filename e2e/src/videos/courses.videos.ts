/** Records the video of each course; `npm run videos -- -g quantum-basics` records only those of this name. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { formatWebVtt, loadCurriculum, recordedPart } from '@qubloom/curriculum';
import { test } from '@playwright/test';
import { sharedSite } from '../support/shared-site.ts';
import { Encoder, mp4Of } from './encoder.ts';
import { Film, framesPerSecond, view } from './film.ts';
import { play } from './play.ts';

const content = fileURLToPath(new URL('../../../curriculum/content/', import.meta.url));
const videos = fileURLToPath(new URL('../../../web/public/videos/', import.meta.url));

for (const { slug, video } of storyboards()) {
  if (!video) continue;
  test(`the video of ${slug}`, async ({ browser }) => {
    const context = await browser.newContext({
      ...view,
      baseURL: sharedSite().url,
      colorScheme: 'dark',
      serviceWorkers: 'block',
    });
    const encoder = await Encoder.open(await browser.newContext(), {
      ...size(),
      framesPerSecond,
    });
    const film = new Film(context, encoder);
    mkdirSync(videos, { recursive: true });
    await play(film, video, async () => {
      writeFileSync(join(videos, `${slug}.webp`), await encoder.poster());
    });
    const { file, length } = await encoder.finish();
    writeFileSync(join(videos, `${slug}.webm`), file);
    writeFileSync(join(videos, `${slug}.vtt`), formatWebVtt(video));
    writeRecord(slug, {
      seconds: length,
      file: sha256(file),
      storyboard: sha256(recordedPart(video)),
    });
  });

  test(`the MP4 of ${slug}`, async ({ browser }) => {
    const webm = readFileSync(join(videos, `${slug}.webm`));
    const mp4 = await mp4Of(await browser.newContext(), webm);
    writeFileSync(join(videos, `${slug}.mp4`), mp4);
    writeRecord(slug, { mp4: sha256(mp4), mp4From: sha256(webm) });
  });
}

function size() {
  const { viewport, deviceScaleFactor: scale } = view;
  return { width: viewport.width * scale, height: viewport.height * scale, scale };
}

function storyboards() {
  const files = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(content, path), readFileSync(path, 'utf8')] as const);
  const result = loadCurriculum(new Map(files));
  if (result.ok) return result.curriculum.courses;
  throw new Error('The content is not in order: npm run content:check');
}

interface Recorded {
  readonly seconds: number;
  /** SHA-256, like the next field. */
  readonly file: string;
  readonly storyboard: string;
  readonly mp4: string;
  /** Hash of the recording that the MP4 was made from. */
  readonly mp4From: string;
}

/** Records the sources of each video, so that a test can check that they still match. */
function writeRecord(slug: string, record: Partial<Recorded>): void {
  const path = join(videos, 'recorded.json');
  const before: Record<string, Partial<Recorded>> = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Recorded>)
    : {};
  const now = { ...before, [slug]: { ...before[slug], ...record } };
  const all = Object.entries(now).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
