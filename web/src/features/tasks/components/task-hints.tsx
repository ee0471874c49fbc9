import { hintName } from '../task-state.ts';

export interface TaskHintsProps {
  readonly hints: readonly string[];
  readonly shown: number;
}

/** The hints that were asked for, each with how much it gives away. */
export function TaskHints({ hints, shown }: TaskHintsProps) {
  return hints.slice(0, shown).map((hint, index) => (
    <p key={hint} className="rounded-control bg-points-soft px-4 py-2.5 text-points-ink">
      <strong className="font-semibold">{hintName(index, hints.length)}:</strong> {hint}
    </p>
  ));
}
