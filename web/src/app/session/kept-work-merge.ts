/** Merges a visitor's work with the learner's own work in this browser, so that nothing is lost. */
import { mergedRecord } from '@qubloom/contract';
import { isRecord } from '../../lib/storage/is-record.ts';
import { formatRun, parseRun } from '../../product/game-records/use-game-records.ts';
import type { Merge } from '../../product/storage/learner-storage.ts';
import { withVisitorsMemory } from '../../features/courses/lesson/lesson-memory-state.ts';
import { withVisitorsCircuits } from '../../circuit-lab/storage/saved-circuits.ts';

export const mergeWork: Merge = ({ kind, name, text }, own) => {
  if (text === own) return null;
  switch (kind) {
    case 'lesson':
      return { name, text: withVisitorsMemory(own, text) };
    case 'lab': {
      const both = withVisitorsCircuits(own, text);
      return both === undefined ? null : { name, text: both };
    }
    case 'code':
      return mergeCode(name, text);
    case 'guided-path':
      return { name, text: JSON.stringify({ ...countsIn(own), ...countsIn(text) }) };
    case 'place':
      // The learner's own program stays open, so its entry stays unchanged.
      return name.startsWith('program-') ? null : { name, text };
    case 'runs': {
      const [visitors, learners] = [parseRun(text), parseRun(own)];
      return visitors && learners
        ? { name, text: formatRun(mergedRecord(learners, visitors)) }
        : null;
    }
    default:
      // The newer draft of the same task or quiz.
      return { name, text };
  }
};

/** A program is kept beside the learner's own. The open program and the learner's blocks stay. */
function mergeCode(name: string, text: string) {
  if (name === 'open' || name === 'blocks') return null;
  return { name: name === 'lab' ? 'named.Before I signed in' : `${name} (2)`, text };
}

function countsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
