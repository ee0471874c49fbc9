import { brand } from '@qubloom/contract';
import { Hand, Trophy, UsersRound, WholeWord } from 'lucide-react';

export const story = [
  `${brand.name} began in ${String(brand.foundedYear)} with a question that curious children ask sooner or later: "If a qubit is a mix of 0 and 1, why do I only ever see one of them?" It's a better question than most explanations have an answer for.`,
  "Most of what's written for children about quantum computing is either a wall of formulas or a story about a cat. We wanted a third way: let them hold the thing. So every lesson starts with something to do. You guess what will happen, you run it on an exact simulator, and then you find out why your guess was right or wrong. The name of the idea comes last.",
  'That turns out to work for grown-ups, too. The math you need at the start is plus, minus and simple fractions. The other thing you need is the nerve to be wrong in public, and children have plenty of that.',
] as const;

export const differentiators = [
  {
    Icon: WholeWord,
    tone: 'action',
    title: 'Age-appropriate content',
    text: 'Written for ten and up, and meant to be read aloud. New words are explained where they first turn up, and nothing is simplified until it stops being true.',
  },
  {
    Icon: Hand,
    tone: 'zero',
    title: 'Interactive learning',
    text: "Circuits, wave tanks, photon games: there's something to move in every lesson, and it answers at once. The simulators compute real amplitudes; they aren't animations.",
  },
  {
    Icon: Trophy,
    tone: 'points',
    title: 'Gamified approach',
    text: "Points and badges are earned by learning and can't be bought. A missed day costs nothing but a number, and nobody is ranked against anybody.",
  },
  {
    Icon: UsersRound,
    tone: 'one',
    title: 'Community first',
    text: 'In study rooms, up to twelve learners build one circuit together, and open rooms show only learners of the same age group. A filter, muting, blocking and reporting look after the chat, and under 13 a parent decides first.',
  },
] as const;

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly does: string;
}

/** The names are invented, and the page says so. */
export const team: readonly TeamMember[] = [
  {
    name: 'Maya Okafor',
    role: 'Physics and curriculum',
    does: 'Decides what is taught, and strikes out whatever a physicist would wince at.',
  },
  {
    name: 'Jonas Lind',
    role: 'Simulators and engineering',
    does: 'Builds the engine that computes every amplitude, and the tests that keep it honest.',
  },
  {
    name: 'Priya Raman',
    role: 'Learning design',
    does: 'Turns one idea at a time into something a ten-year-old can hold and break.',
  },
  {
    name: 'Tom Alvarez',
    role: 'Families and safety',
    does: 'Answers parents and teachers, and looks after consent, privacy and study rooms.',
  },
];
