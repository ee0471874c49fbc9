import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';

export const bags = ['1-1', '3-1', '1-3', '4-0'] as const;
export type Bag = (typeof bags)[number];

export interface MarblesOptions {
  /** Marbles with a 0, then marbles with a 1. */
  readonly bag: Bag;
  readonly problem?: string | undefined;
}

export function readOptions(query: string): MarblesOptions {
  return readTable(interactiveOptions['chance-histogram'], new URLSearchParams(query));
}
