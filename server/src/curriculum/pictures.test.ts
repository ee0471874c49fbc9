/** Checks the pictures of flashcard sets and visualizations in the web app's folder. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readCurriculum } from './read-content.ts';

const publicFolder = new URL('../../../web/public/', import.meta.url);
const { flashcardSets, visualizations } = await readCurriculum();
const owners = [...flashcardSets, ...visualizations];
const folders = ['pictures/flashcards/', 'pictures/visualizations/'];
const files = (
  await Promise.all(
    folders.map(async (folder) =>
      (await readdir(new URL(folder, publicFolder))).map((name) => folder + name),
    ),
  )
).flat();

test('every set and every visualization has a picture, and every picture an owner', () => {
  expect(files.map((file) => `/${file}`).sort()).toEqual(owners.map((one) => one.iconUrl).sort());
});

test('no two pictures are the same, and a phone loads a whole list of them in a moment', async () => {
  const pictures = await Promise.all(
    files.map((file) => readFile(new URL(file, publicFolder), 'utf8')),
  );
  expect(new Set(pictures).size).toBe(owners.length);
  for (const [index, picture] of pictures.entries()) {
    expect(picture.length, files[index]).toBeLessThan(1500);
  }
});
