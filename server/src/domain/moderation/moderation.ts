/** Decides whether a text is fit for others to read, with the trained filter of `@qubloom/moderation`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createJudge, type Judge, type JudgeOptions, type Verdict } from '@qubloom/moderation';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(`@qubloom/moderation/model/${file}`));

let loaded: Judge | undefined;

/** Reads the filter's words and weights, which takes half a second, on the first call. */
export function loadFilter(): Judge {
  loaded ??= createJudge(read('words.txt').toString(), read('weights.bin'));
  return loaded;
}

export const judge = (text: string, options?: JudgeOptions): Verdict =>
  loadFilter().judge(text, options);

/**
 * Returns what keeps a name from being shown to others; null if nothing does. Nobody is asked about a name, so doubt
 * lets it pass.
 */
export function findingInName(
  name: string,
  options: Pick<JudgeOptions, 'before' | 'longest'> = {},
): Extract<Verdict, { finding: unknown }>['finding'] | null {
  const verdict = judge(name, { ...options, isName: true });
  return verdict.decision === 'block' ? verdict.finding : null;
}
