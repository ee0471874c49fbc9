/** R38: decides whether the texts in a change of the circuit may be shown to the room. */
import {
  hasControlCharacter,
  hasVisibleCharacter,
  isReadyGateName,
  type MayWrite,
  type WrittenTexts,
} from '@qubloom/contract';
import { findingInName, judge } from '../../../domain/moderation/moderation.ts';

const longestName = 60;

/** Our own pages never send more new texts than this in one change, and each costs the filter time. */
const mostTexts = 100;

/** A phone number may be spread over this many names. */
const readTogether = 5;

/** @param known names that the room already has, the latest last; everybody may use them again */
export function textsRefusal(
  { names, others }: WrittenTexts,
  may: MayWrite,
  known: ReadonlySet<string>,
): 'bad-circuit' | 'ready-names-only' | 'unfit-text' | null {
  const fresh = names.filter((name) => !known.has(name) && !isReadyGateName(name));
  if (fresh.length + others.length > mostTexts) return 'bad-circuit';
  if (fresh.length > 0 && may !== 'anything') return 'ready-names-only';
  const before = [...known].slice(-readTogether);
  for (const name of fresh) {
    if (!isFit(name, before)) return 'unfit-text';
    before.push(name);
  }
  return others.every((text) => judge(text).decision !== 'block') ? null : 'unfit-text';
}

function isFit(name: string, before: readonly string[]): boolean {
  if (!hasVisibleCharacter(name) || hasControlCharacter(name)) return false;
  return findingInName(name, { longest: longestName, before }) === null;
}
