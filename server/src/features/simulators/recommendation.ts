/** Which simulator fits a lesson: the lesson's own, else the one of its category. */
import type { LessonCategory, LocalSimulator } from '@qubloom/contract';

/** Null where no simulator that exists would help. */
const byCategory: Readonly<Record<LessonCategory, LocalSimulator | null>> = {
  bits: 'first-qubit',
  chance: 'first-qubit',
  qubit: 'first-qubit',
  superposition: 'first-qubit',
  measurement: 'first-qubit',
  interference: 'first-qubit',
  games: 'first-qubit',
  'two-qubits': null,
  entanglement: null,
  angles: 'first-qubit',
  gates: 'first-qubit',
  secrets: null,
  programming: 'first-qubit',
  algorithms: null,
  uses: 'first-qubit',
};

/** The address of the simulator, or null when there is none for this lesson. */
export function recommendedSimulator(lesson: {
  readonly category: string;
  readonly simulatorUrl: string | null;
}): string | null {
  if (lesson.simulatorUrl !== null) return lesson.simulatorUrl;
  const name = isKnown(lesson.category) ? byCategory[lesson.category] : null;
  return name === null ? null : `/simulators/${name}`;
}

function isKnown(category: string): category is LessonCategory {
  return Object.hasOwn(byCategory, category);
}
