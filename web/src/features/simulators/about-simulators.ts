/** Name and instructions of each simulator, in a learner's words. */
import { findSimulator, type SimulatorPage } from '@qubloom/contract';

type AboutSimulator = Pick<SimulatorPage, 'title' | 'idea' | 'steps'>;

const external: AboutSimulator = {
  title: 'Another site',
  idea: 'This simulator belongs to another site and opens in a new tab.',
  steps: ['Open it with the button.', 'Come back to this tab to go on with the lesson.'],
};

const anySimulator: AboutSimulator = {
  title: 'Simulator',
  idea: 'Try the ideas of this lesson for yourself.',
  steps: [
    'Change one thing.',
    'Guess what will happen.',
    'Run it, and see whether you were right.',
  ],
};

export function aboutSimulator(name: string): AboutSimulator {
  return findSimulator(name) ?? (name === 'external' ? external : anySimulator);
}
