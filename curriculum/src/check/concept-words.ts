/** Words of the subject that tasks and their replies use, with the glossary entries that teach each of them. */
import { glossaryKeysIn } from '@qubloom/contract';
import type { ContentProblem } from '../problem.ts';
import type { Prose } from './reading/prose.ts';
import type { GuidedPathContent, GuidedStepContent, LessonContent } from '../curriculum.ts';

interface ConceptWord {
  readonly said: RegExp;
  /** A learner knows the word once a lesson or a step has linked one of these. */
  readonly taughtAs: readonly string[];
}

const conceptWords: readonly ConceptWord[] = [
  { said: /\bchances?\b/, taughtAs: ['chance'] },
  { said: /\bqubits?\b/i, taughtAs: ['qubit'] },
  { said: /\b(?:a|one|the|every) looks?\b/i, taughtAs: ['qubit', 'measurement'] },
  { said: /\bbars?\b/, taughtAs: ['ket', 'amplitude', 'state'] },
  { said: /\bmix\b(?!-| up\b)/, taughtAs: ['superposition', 'even-mix'] },
  { said: /\bsigns?\b|= (?:plus|minus)\b/, taughtAs: ['sign'] },
  { said: /\bhidden turn\b|\beach gate turns\b/, taughtAs: ['phase', 'rotation'] },
  { said: /\bcontrol\b/, taughtAs: ['control'] },
  { said: /\bCNOT\b/, taughtAs: ['cnot'] },
  { said: /\blink(?:s|ed)?\b/, taughtAs: ['entangled', 'linked-state', 'linked-pair'] },
];

/** Returns the glossary keys that a learner knows at the end of each lesson, in the order of the library. */
export function taughtByLesson(
  lessons: readonly LessonContent[],
): ReadonlyMap<LessonContent, ReadonlySet<string>> {
  const met = new Set<string>();
  return new Map(
    lessons.map((lesson) => {
      for (const block of lesson.blocks)
        for (const key of glossaryKeysIn(JSON.stringify(block))) met.add(key);
      return [lesson, new Set(met)];
    }),
  );
}

/**
 * Returns the glossary keys that a learner knows at the end of each step: those that its path has linked so far,
 * and those of all earlier paths on the map. Paths are open to everyone, so lessons do not count.
 */
export function taughtByStep(
  paths: readonly GuidedPathContent[],
): ReadonlyMap<GuidedStepContent, ReadonlySet<string>> {
  const byStep = new Map<GuidedStepContent, ReadonlySet<string>>();
  const byPath = new Map<string, ReadonlySet<string>>();
  for (const { slug, after, steps } of paths) {
    const met = new Set(after.flatMap((before) => [...(byPath.get(before) ?? [])]));
    for (const step of steps) {
      for (const key of glossaryKeysIn(JSON.stringify(step.blocks))) met.add(key);
      byStep.set(step, new Set(met));
    }
    byPath.set(slug, met);
  }
  return byStep;
}

/** Returns the first word that is used before it is taught, if it is known what has been taught. */
export function findUntaughtWord(
  said: string,
  taught: ReadonlySet<string> | undefined,
): string | undefined {
  if (!taught) return undefined;
  const found = conceptWords.find(
    (word) => word.said.test(said) && !word.taughtAs.some((key) => taught.has(key)),
  );
  return found?.said.exec(said)?.[0];
}

/** Returns a problem for each text that uses a word too early. */
export function checkTaught(
  file: string,
  texts: readonly Prose[],
  taught: ReadonlySet<string> | undefined,
): ContentProblem[] {
  return texts.flatMap(({ text, line, location }) => {
    const early = findUntaughtWord(text, taught);
    if (early === undefined) return [];
    const reason = `says "${early}", which nothing has taught so far: ${text}`;
    return [{ file, ...(line && { line }), ...(location && { location }), reason }];
  });
}
