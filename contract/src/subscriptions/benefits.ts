/**
 * Benefits of each plan, separate from the schemas. The list of plans shows them, and subscribers see them
 * under four names.
 */
import { opensExtra } from './extras.ts';
import type { tiers } from './tiers.ts';
import { tierOpens } from './tiers.ts';

type Tier = (typeof tiers)[number];

/** Courses that each plan adds to those of the plans below it. */
export const coursesAdded = {
  free: ['Quantum Basics: The Building Blocks', 'Quantum Puzzles: Mazes and Mystery Gates'],
  basic: [
    'Quantum Gates: The Magic Operators',
    'Quantum Machines: Noise and Repair',
    'Quantum Secrets',
    'Think Like a Quantum Detective',
  ],
  premium: ['Quantum Programming: First Code', 'Quantum Games'],
  ultimate: [],
} as const satisfies Readonly<Record<Tier, readonly string[]>>;

export interface Benefit {
  /** One of the four names in the specification. */
  readonly name:
    'Premium Courses' | 'Advanced Simulators' | 'Collaborative Learning' | 'Downloadable Resources';
  /** Description of the benefit in this plan. */
  readonly text: string;
}

export function benefitsOf(tier: Tier): readonly Benefit[] {
  return [
    { name: 'Premium Courses', text: coursesText(tier) },
    { name: 'Advanced Simulators', text: simulatorsText(tier) },
    {
      name: 'Collaborative Learning',
      text: 'Study rooms to build a circuit together, free on every plan.',
    },
    {
      name: 'Downloadable Resources',
      text: opensExtra(tier, 'printablePack')
        ? 'A printable pack of every course, and sheets for every lesson.'
        : 'Sheets for every lesson that is open to you. Ultimate adds a printable pack of every course.',
    },
  ];
}

function coursesText(tier: Tier): string {
  const { basic, premium } = coursesAdded;
  if (tierOpens(tier, 'premium'))
    return `Every course. Beyond the free ones: ${joinNames([...basic, ...premium])}.`;
  if (tierOpens(tier, 'basic')) return `${joinNames(basic)}. Premium adds ${joinNames(premium)}.`;
  return `Basic adds ${joinNames(basic)}. Premium also adds ${joinNames(premium)}.`;
}

function simulatorsText(tier: Tier): string {
  if (opensExtra(tier, 'devicePresets')) {
    return 'The challenges of every course. In the circuit lab, the noise can copy real machines.';
  }
  const whose = { free: 'these', basic: 'your', premium: 'all', ultimate: 'all' }[tier];
  return `The challenges of ${whose} courses. With Ultimate, the noise lab can copy real machines.`;
}

/** Joins names as `a, b, and c`. */
const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
