/** Four options with letters, in an order that gives nothing away. */
import { Choice } from '@qubloom/contract';
import type { Random } from '@qubloom/quantum';
import { inRandomOrder } from './random-choice.ts';

export interface Lettered<Option> {
  readonly choice: Choice;
  readonly option: Option;
}

/** Gives letters to the options in a random order. Four of them are needed. */
export function lettered<Option>(random: Random, options: readonly Option[]): Lettered<Option>[] {
  const order = inRandomOrder(random, options);
  return Choice.options.flatMap((choice, at) => {
    const option = order[at];
    return option === undefined ? [] : [{ choice, option }];
  });
}
