/** The displays, and those that each level of the lab shows. */
import type { LabLevel } from '@qubloom/contract';
import { useCallback, useState } from 'react';
import { lastLearnersStorage } from '../../product/storage/learner-storage.ts';

export type DisplayKind =
  | 'bars'
  | 'probabilities'
  | 'phases'
  | 'bloch-vectors'
  | 'entanglement'
  | 'correlation'
  | 'density'
  | 'shots'
  | 'noise'
  | 'table'
  | 'code';

interface DisplayName {
  /** The name that learners see. */
  readonly label: string;
  /** The name that browsers have saved since the first version, so that saved choices remain readable. */
  readonly saved: string;
}

export const displayNames: Readonly<Record<DisplayKind, DisplayName>> = {
  bars: { label: 'Bars', saved: 'bars' },
  probabilities: { label: 'Chances', saved: 'chances' },
  phases: { label: 'Phases', saved: 'phases' },
  'bloch-vectors': { label: 'Balls', saved: 'balls' },
  entanglement: { label: 'Links', saved: 'links' },
  correlation: { label: 'Agreement', saved: 'agreement' },
  density: { label: 'Density matrix', saved: 'density' },
  shots: { label: 'Shots', saved: 'shots' },
  noise: { label: 'Noise', saved: 'noise' },
  table: { label: 'Table', saved: 'table' },
  code: { label: 'Code', saved: 'code' },
};

interface Offer {
  readonly offered: readonly DisplayKind[];
  /** Shown until the learner chooses. */
  readonly first: readonly DisplayKind[];
}

const all = Object.keys(displayNames) as readonly DisplayKind[];

export const offers: Readonly<Record<LabLevel, Offer>> = {
  'first-steps': { offered: ['bars', 'probabilities', 'shots'], first: ['bars', 'shots'] },
  explorer: {
    offered: [
      'bars',
      'probabilities',
      'phases',
      'bloch-vectors',
      'entanglement',
      'shots',
      'table',
      'code',
    ],
    first: ['bars', 'phases', 'bloch-vectors', 'shots'],
  },
  // The code has a large editor, which is fetched only for learners who open it.
  full: { offered: all, first: all.filter((kind) => kind !== 'code') },
};

const entryOf = (level: LabLevel) => ['lab', `displays.${level}`] as const;

const leadEntryOf = (level: LabLevel) => ['lab', `first-display.${level}`] as const;

function rememberedLead(level: LabLevel): DisplayKind | undefined {
  const saved = lastLearnersStorage().find(...leadEntryOf(level))?.text;
  return offers[level].offered.find((kind) => displayNames[kind].saved === saved);
}

function remembered(level: LabLevel): readonly DisplayKind[] {
  const { offered, first } = offers[level];
  const saved = lastLearnersStorage()
    .find(...entryOf(level))
    ?.text.split(' ');
  return saved ? offered.filter((kind) => saved.includes(displayNames[kind].saved)) : first;
}

export interface ChosenDisplays {
  readonly chosen: readonly DisplayKind[];
  readonly toggle: (kind: DisplayKind) => void;
  /** The display that is always in view. */
  readonly lead: DisplayKind;
  readonly setLead: (kind: DisplayKind) => void;
}

/** Returns the displays shown at this level, and functions that change them. The browser remembers the choice. */
export function useChosenDisplays(level: LabLevel): ChosenDisplays {
  const [choice, setChoice] = useState(() => ({ level, kinds: remembered(level) }));
  const [first, setFirst] = useState(() => ({ level, kind: rememberedLead(level) }));
  const kinds = choice.level === level ? choice.kinds : remembered(level);
  const wanted = first.level === level ? first.kind : rememberedLead(level);
  const { offered } = offers[level];
  const lead = wanted ?? kinds[0] ?? 'bars';
  const toggle = useCallback(
    (kind: DisplayKind) => {
      const next = offered.filter((each) =>
        each === kind ? !kinds.includes(kind) : kinds.includes(each),
      );
      setChoice({ level, kinds: next });
      // If storage is full or closed, the choice lasts until the learner leaves the page.
      const text = next.map((each) => displayNames[each].saved).join(' ');
      lastLearnersStorage().save(...entryOf(level), text);
    },
    [level, offered, kinds],
  );
  const setLead = useCallback(
    (kind: DisplayKind) => {
      setFirst({ level, kind });
      lastLearnersStorage().save(...leadEntryOf(level), displayNames[kind].saved);
    },
    [level],
  );
  return { chosen: kinds, toggle, lead, setLead };
}
