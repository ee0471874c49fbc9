import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallContentFiles } from '../testing/content.ts';
import { useTestDatabase } from '../testing/database.ts';
import { courses } from '../platform/database/schema/index.ts';
import { loadContent } from './load-content.ts';
import { BrokenContent } from './read-content.ts';

const testing = useTestDatabase();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qubloom-content-'));
  for (const [path, text] of smallContentFiles()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await testing.pool.query(
    'truncate courses, achievements, loaded_content restart identity cascade',
  );
});

const start = () => loadContent(testing.database, folder);
const titleOf = async (slug: string) =>
  (await testing.database.select().from(courses).where(eq(courses.slug, slug)))[0]?.title;
const retitle = (slug: string, title: string) =>
  testing.database.update(courses).set({ title }).where(eq(courses.slug, slug));
const courseFile = 'courses/free-course/course.yaml';
const rewrite = (text: string) => writeFile(join(folder, courseFile), text);

test('a start with content that is already stored reads no rows, and returns the same rules', async () => {
  const first = await start();
  expect(first.rowsWritten).toBeGreaterThan(0);
  // A load that compared rows with files would undo this change.
  await retitle('free-course', 'changed by hand');

  expect(await start()).toEqual({ ...first, rowsWritten: 0 });
  expect(await titleOf('free-course')).toBe('changed by hand');
});

test('the next start loads a file that has changed', async () => {
  await start();
  const text = smallContentFiles().get(courseFile) ?? '';
  await rewrite(text.replace('The free-course', 'A new title'));

  // The rows are the course, its search entry, and those of its three lessons.
  expect((await start()).rowsWritten).toBe(5);
  expect(await titleOf('free-course')).toBe('A new title');
});

test(
  'content that was stored from another state of the files is not mistaken for this one',
  { tags: ['exhaustive'] },
  async () => {
    await start();
    const text = smallContentFiles().get(courseFile) ?? '';
    await rewrite(text.replace('The free-course', 'A new title'));
    await start();
    await rewrite(text);

    // The rows are the course, its search entry, and those of its three lessons.
    expect((await start()).rowsWritten).toBe(5);
    expect(await titleOf('free-course')).toBe('The free-course');
  },
);

test('broken content stops every start until it is fixed, and changes nothing', async () => {
  await start();
  await rewrite('title: 5');

  await expect(start()).rejects.toBeInstanceOf(BrokenContent);
  await expect(start()).rejects.toBeInstanceOf(BrokenContent);
  expect(await titleOf('free-course')).toBe('The free-course');
});
