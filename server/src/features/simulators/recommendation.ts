/**
 * Chooses the simulator for a lesson: the lesson's own, or else the one for its category. Reasons:
 * docs/decisions/0014-simulators-in-lessons.md.
 */
import type { LessonCategory, LocalSimulator } from '@qubloom/contract';

type LocalAddress = `/simulators/${LocalSimulator}${'' | `?${string}`}`;

/** The address determines how it opens: with gates that a lesson of this category has introduced. */
const byCategory: Readonly<Record<LessonCategory, LocalAddress>> = {
  bits: '/simulators/switches',
  chance: '/simulators/marbles',
  qubit: '/simulators/first-qubit',
  superposition: '/simulators/first-qubit?gates=X,H',
  measurement: '/simulators/measurement',
  interference: '/simulators/ripple',
  games: '/simulators/chsh-game',
  'two-qubits': '/simulators/circuit-lab?level=explorer',
  entanglement: '/simulators/pair-tester',
  teleportation: '/simulators/teleporter',
  angles: '/simulators/bloch',
  gates: '/simulators/bloch',
  secrets: '/simulators/bb84',
  programming: '/simulators/circuit-lab',
  algorithms: '/simulators/circuit-lab',
  search: '/simulators/grover',
  noise: '/simulators/noise',
  uses: '/simulators/circuit-lab?level=explorer',
};

/** Returns the simulator's address, or null for an unknown category. */
export function recommendedSimulator(lesson: {
  readonly category: string;
  readonly simulatorUrl: string | null;
}): string | null {
  if (lesson.simulatorUrl !== null) return lesson.simulatorUrl;
  return isKnown(lesson.category) ? byCategory[lesson.category] : null;
}

function isKnown(category: string): category is LessonCategory {
  return Object.hasOwn(byCategory, category);
}
