/** Decides who may print the pack of a whole course, and assessments. */
import { extras, opensExtra, planOf } from '@qubloom/contract';
import { tierOf, type Caller, type Learner } from '../../platform/caller.ts';
import { Forbidden, NotSignedIn } from '../../platform/errors.ts';

declare const mayPrint: unique symbol;

/** A learner whose plan opens packs: those of every course, no matter how far they have come. */
export type PackPrinter = Learner & { readonly [mayPrint]: true };

/** Returns null if packs are open to the caller. */
export function packRefusal(caller: Caller): NotSignedIn | Forbidden | null {
  if (opensExtra(tierOf(caller), 'printablePack')) return null;
  const sentence = `Printable packs come with the ${planOf(extras.printablePack.tier).name} plan.`;
  return caller.kind === 'visitor'
    ? new NotSignedIn(`${sentence} Please sign in first.`)
    : new Forbidden(sentence);
}

/** Learners don't get the key of a test that they may have to take. Returns null if assessments are open to the caller. */
export function assessmentRefusal(caller: Caller): NotSignedIn | Forbidden | null {
  if (caller.kind === 'visitor') {
    return new NotSignedIn(`${forGrownUps} Please sign in first.`);
  }
  return caller.ageRange === '18-plus' ? null : new Forbidden(forGrownUps);
}

const forGrownUps = 'Assessments and their keys are for grown-ups.';

export function allowToPrintPack(caller: Caller): PackPrinter {
  const refusal = packRefusal(caller);
  if (refusal) throw refusal;
  return caller as PackPrinter; // the brand is given only here
}
