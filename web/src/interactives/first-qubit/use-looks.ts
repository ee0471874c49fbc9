/** Looks at fresh qubits, one at a time or many, and their results so far. */
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState } from 'react';
import { playSound, soundOf } from '../../ui/feedback/sounds.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { newExperiment, shotsPerRun, withLock, withRun, withShot } from './state.ts';

/** @param probability Probability of 1. */
export function useLooks(probability: number, asksFirst: boolean) {
  const [experiment, setExperiment] = useState(newExperiment);
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((tries) => {
    const ones = drawOnes(probability, tries, random);
    setExperiment((now) => withRun(now, tries, ones));
  });
  return {
    experiment,
    setExperiment,
    isGrowing,
    takeOne: () => {
      const shown = drawOnes(probability, 1, random) === 1 ? 1 : 0;
      playSound(soundOf(shown));
      setExperiment(withShot(experiment, shown));
    },
    takeMany: () => {
      if (asksFirst && !experiment.isLocked) setExperiment(withLock(experiment));
      run(shotsPerRun);
    },
    /** Another line: drops the looks, and keeps the guess. */
    forget: () => {
      stop();
      setExperiment({ ...newExperiment, guess: experiment.guess });
    },
    clear: () => {
      stop();
      setExperiment(newExperiment);
    },
  };
}
