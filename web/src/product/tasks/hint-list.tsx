import type { RefObject } from 'react';
import { hintName } from './hint-name.ts';

export interface HintListProps {
  readonly hints: readonly string[];
  readonly shown: number;
  /** Refers to the latest hint, which can take the focus. */
  readonly newest: RefObject<HTMLParagraphElement | null>;
}

/** The hints that were asked for, each with how much it gives away. */
export function HintList({ hints, shown, newest }: HintListProps) {
  return hints.slice(0, shown).map((hint, index) => (
    <p
      key={hint}
      ref={index === shown - 1 ? newest : undefined}
      tabIndex={-1}
      className="rounded-control bg-points-soft px-4 py-2.5 text-points-ink outline-none"
    >
      <strong className="font-semibold">{hintName(index, hints.length)}:</strong> {hint}
    </p>
  ));
}
