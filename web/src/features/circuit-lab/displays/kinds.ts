/** Which displays there are, and what each level of the lab shows of them. */
import { useCallback, useState } from 'react';
import type { LabLevel } from '../lab-state.ts';

export type DisplayKind =
  | 'bars'
  | 'chances'
  | 'phases'
  | 'balls'
  | 'links'
  | 'agreement'
  | 'density'
  | 'shots'
  | 'noise'
  | 'table';

export const displayNames: Readonly<Record<DisplayKind, string>> = {
  bars: 'Bars',
  chances: 'Chances',
  phases: 'Phases',
  balls: 'Balls',
  links: 'Links',
  agreement: 'Agreement',
  density: 'Density matrix',
  shots: 'Shots',
  noise: 'Noise',
  table: 'Table',
};

interface Offer {
  readonly offered: readonly DisplayKind[];
  /** Shown until the learner chooses. */
  readonly first: readonly DisplayKind[];
}

const all: readonly DisplayKind[] = [
  'bars',
  'chances',
  'phases',
  'balls',
  'links',
  'agreement',
  'density',
  'shots',
  'noise',
  'table',
];

export const offers: Readonly<Record<LabLevel, Offer>> = {
  'first-steps': { offered: ['bars', 'chances', 'shots'], first: ['bars', 'shots'] },
  explorer: {
    offered: ['bars', 'chances', 'phases', 'balls', 'links', 'shots', 'table'],
    first: ['bars', 'phases', 'balls', 'shots'],
  },
  full: { offered: all, first: all },
};

const keyOf = (level: LabLevel) => `qubloom.lab.displays.${level}`;

function remembered(level: LabLevel): readonly DisplayKind[] {
  const { offered, first } = offers[level];
  try {
    const kept = localStorage.getItem(keyOf(level));
    return kept === null ? first : offered.filter((kind) => kept.split(' ').includes(kind));
  } catch {
    return first;
  }
}

/** What is shown at this level, and a way to change it that this browser remembers. */
export function useChosenDisplays(
  level: LabLevel,
): readonly [readonly DisplayKind[], (kind: DisplayKind) => void] {
  const [choice, setChoice] = useState(() => ({ level, kinds: remembered(level) }));
  const kinds = choice.level === level ? choice.kinds : remembered(level);
  const toggle = useCallback(
    (kind: DisplayKind) => {
      const next = offers[level].offered.filter((each) =>
        each === kind ? !kinds.includes(kind) : kinds.includes(each),
      );
      setChoice({ level, kinds: next });
      try {
        localStorage.setItem(keyOf(level), next.join(' '));
      } catch {
        // Storage is closed to us: the choice holds until the page is left.
      }
    },
    [level, kinds],
  );
  return [kinds, toggle];
}
