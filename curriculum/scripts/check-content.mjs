// Prints what is wrong in content/, and how hard each lesson is to read. It runs the code that `tsc -b` has built.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkCurriculum,
  formatProblem,
  ideasDocument,
  loadCurriculum,
  quizProse,
  readabilityOf,
} from '../dist/index.js';
import { createProgramRunner } from './program-runner.mjs';

const root = fileURLToPath(new URL('../content/', import.meta.url));
const publicFiles = fileURLToPath(new URL('../../web/public', import.meta.url));

const files = new Map(
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
);

/** The ideas that are taught, for people who plan a lesson: `npm run ideas` writes this list. */
const ideasFile = fileURLToPath(new URL('../../docs/curriculum.md', import.meta.url));

const result = loadCurriculum(files);
if (result.ok && process.argv.includes('--write-ideas')) {
  writeFileSync(ideasFile, ideasDocument(result.curriculum));
}
const problems = result.ok
  ? await checkCurriculum(
      result.curriculum,
      (path) => existsSync(join(publicFiles, path)),
      await createProgramRunner(),
    )
  : [...result.problems];

if (result.ok) {
  const grade = (words) => readabilityOf(words.map(({ text }) => text)).grade.toFixed(1);
  for (const course of result.curriculum.courses) {
    console.log(`${course.slug} (${course.level})`);
    for (const lesson of course.lessons) {
      const quiz = lesson.quiz
        ? `quiz ${lesson.quiz.questions.length} questions, grade ${grade(quizProse(lesson.quiz))}`
        : 'no quiz';
      const facts = [
        `grade ${grade(lesson.blocks.filter(({ kind }) => kind === 'paragraph'))}`,
        quiz,
        `${lesson.tasks.length + lesson.programTasks.length} tasks`,
        `${lesson.flashcards.length} cards`,
        ...(lesson.outline ? ['OUTLINE'] : []),
      ];
      console.log(`  ${lesson.slug}: ${facts.join(', ')}`);
    }
  }
  const { achievements, flashcardSets, glossary, guidedPaths, visualizations } = result.curriculum;
  const cards = flashcardSets.flatMap((set) => set.cards);
  const has = (part) => cards.filter((card) => part(card)).length;
  console.log(
    `${flashcardSets.length} flashcard sets, ${cards.length} cards: ` +
      `${has((card) => card.animationData?.doing)} answered by doing, ` +
      `${has((card) => card.animationData?.picture)} with a picture`,
  );
  const steps = guidedPaths.flatMap((path) => path.steps);
  const challenges = steps.filter(({ type }) => type === 'challenge').length;
  console.log(
    `${guidedPaths.length} guided paths, ${steps.length} steps, ${challenges} challenges`,
  );
  console.log(`${visualizations.length} visualizations`);
  console.log(`${achievements.length} achievements, ${glossary.length} words in the glossary`);
}
if (result.ok && readFileSync(ideasFile, 'utf8') !== ideasDocument(result.curriculum)) {
  problems.push({
    file: 'ideas.yaml',
    reason: 'docs/curriculum.md tells otherwise: run npm run ideas',
  });
}
for (const problem of problems) console.error(`content/${formatProblem(problem)}`);
console.log(
  problems.length === 0
    ? 'The content is in order.'
    : `${problems.length} problems in the content.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
