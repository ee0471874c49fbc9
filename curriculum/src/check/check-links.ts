/** Checks that everything that is named exists and can be read. */
import {
  findInteractive,
  findSimulator,
  glossaryKeysIn,
  innerMarksOf,
  readAddress,
  simulatorKind,
  type LessonBlock,
} from '@qubloom/contract';
import { box } from '../circuits/circuit-grid.ts';
import { parseCircuitText } from '../circuits/circuit-text.ts';
import type { Curriculum, LessonContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { problemsOfInteractive } from './check-interactive.ts';

/** Returns true if the site serves a file at the path. */
export type AssetExists = (path: string) => boolean;

export function checkLinks(
  { courses, achievements, flashcardSets, glossary, visualizations }: Curriculum,
  assetExists: AssetExists,
): ContentProblem[] {
  const glossaryKeys = new Set(glossary.map(({ key }) => key));
  const slugs = new Set(courses.map(({ slug }) => slug));
  return [
    ...[
      ...courses.map(({ slug, imageUrl }) => [`courses/${slug}/course.yaml`, imageUrl] as const),
      ...[...flashcardSets, ...visualizations].map(({ file, iconUrl }) => [file, iconUrl] as const),
    ].flatMap(([file, url]) =>
      assetExists(url) ? [] : [{ file, reason: `there is no picture ${url}` }],
    ),
    ...courses.flatMap(({ lessons }) =>
      lessons.flatMap((lesson) => checkLesson(lesson, glossaryKeys)),
    ),
    ...courses.flatMap(({ lessons }) => checkNewWordsOnce(lessons)),
    ...achievements.flatMap(({ slug, rule }) =>
      rule.kind === 'course-completed' && !slugs.has(rule.course)
        ? [
            {
              file: 'achievements/achievements.yaml',
              location: slug,
              reason: `there is no course ${rule.course}`,
            },
          ]
        : [],
    ),
  ];
}

function checkLesson(lesson: LessonContent, glossaryKeys: ReadonlySet<string>): ContentProblem[] {
  const { file, blocks, newWords, simulatorUrl, lab } = lesson;
  const problems: ContentProblem[] = [];
  const report = (reason: string) => problems.push({ file, reason });

  if (simulatorUrl !== null && !simulatorExists(simulatorUrl)) {
    report(`there is no simulator ${simulatorUrl}`);
  }
  if (simulatorUrl !== null) addressProblems(simulatorUrl).forEach(report);
  for (const reason of labProblems(lab?.circuit)) report(reason);
  problems.push(...checkBlocks(file, blocks, glossaryKeys));
  const explained = new Set(blocks.flatMap((block) => glossaryKeysIn(JSON.stringify(block))));
  for (const word of newWords) {
    if (!glossaryKeys.has(word)) report(`the new word ${word} is not in the glossary`);
    if (!explained.has(word)) report(`the new word ${word} is linked nowhere`);
  }
  return problems;
}

/** Checks that what blocks name exists and can be drawn. */
export function checkBlocks(
  file: string,
  blocks: LessonContent['blocks'],
  glossaryKeys: ReadonlySet<string>,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (reason: string, line: number) => problems.push({ file, line, reason });
  for (const block of blocks) {
    if (block.kind === 'simulator') {
      if (simulatorExists(block.url)) {
        for (const reason of addressProblems(block.url)) report(reason, block.line);
      } else report(`there is no simulator ${block.url}`, block.line);
    }
    if (block.kind === 'picture') {
      for (const reason of problemsOfInteractive(block)) report(reason, block.line);
    }
    for (const target of strayLinksIn(block))
      report(`only glossary words can be linked, not ${target}`, block.line);
    for (const key of glossaryKeysIn(JSON.stringify(block)))
      if (!glossaryKeys.has(key)) report(`the glossary has no word ${key}`, block.line);
  }
  return problems;
}

/** A word is new only once in a course; another course may explain it again. */
function checkNewWordsOnce(lessons: readonly LessonContent[]): ContentProblem[] {
  const firstIn = new Map<string, string>();
  return lessons.flatMap(({ file, newWords }) =>
    newWords.flatMap((word) => {
      const before = firstIn.get(word);
      firstIn.set(word, before ?? file);
      return before ? [{ file, reason: `${word} is a new word in ${before} already` }] : [];
    }),
  );
}

/** Returns targets of texts that look like links but are none: only words of the glossary can be linked. */
function strayLinksIn(block: LessonBlock): string[] {
  return innerMarksOf(JSON.stringify(block))
    .filter(({ kind }) => kind !== 'word')
    .flatMap(({ text }) => [...text.matchAll(/\]\(([^)]*)\)/g)])
    .map(([, target = '']) => target);
}

/** Returns what keeps the circuit lab from opening with this circuit. */
function labProblems(circuit: string | undefined): string[] {
  if (circuit === undefined) return [];
  const read = parseCircuitText(circuit);
  if (!read.ok) return read.problems.map(({ message }) => `lab.circuit: ${message}`);
  if (read.grid.rows.flat().includes(box))
    return ['lab.circuit: a box cannot be opened in the lab'];
  return [];
}

/**
 * A page of our own under /simulators/, the circuit lab of the lesson's simulator page, or an address
 * elsewhere, which cannot be checked here.
 */
function simulatorExists(url: string): boolean {
  const kind = simulatorKind(url);
  if (kind === 'external') return true;
  if (kind === 'internal') return /^circuit-lab(?:\?.*)?$/.test(url);
  const name = /^\/simulators\/([a-z0-9-]+)(?:\?.*)?$/.exec(url)?.[1];
  return findSimulator(name) !== undefined;
}

/** Properties that the page at this address does not have or cannot read. The circuit lab reads its own address. */
function addressProblems(url: string): string[] {
  const [, name, text = ''] = /^\/simulators\/([a-z0-9-]+)(?:\?(.*))?$/.exec(url) ?? [];
  const interactive = findInteractive(findSimulator(name)?.interactive ?? '');
  if (!interactive) return [];
  const table = interactive.properties;
  const query = new Map(text === '' ? [] : text.split('&').map(pairOf));
  const unknown = [...query.keys()].filter((key) => !Object.hasOwn(table, key));
  const { problem } = readAddress(table, query);
  return [
    ...unknown.map((key) => `the simulator ${url} has no option ${key}`),
    ...(problem === undefined ? [] : [`the simulator ${url}: ${problem}`]),
  ];
}

function pairOf(text: string): readonly [string, string] {
  const [name = '', ...value] = text.split('=').map(decodeURIComponent);
  return [name, value.join('=')];
}
