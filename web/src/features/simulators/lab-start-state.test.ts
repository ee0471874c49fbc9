import { formatLessonContent, type LessonBlock } from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import { labStartOf } from './lab-start-state.ts';

const text: LessonBlock = { kind: 'paragraph', text: 'A line.' };
const startOf = (...blocks: LessonBlock[]) => labStartOf(formatLessonContent(blocks));

describe('how the circuit lab opens', () => {
  it('is undefined if the lesson says nothing', () => {
    expect(labStartOf('A line.')).toEqual({ level: undefined, circuit: undefined });
  });

  it('has the level and the circuit that the lesson chooses', () => {
    const start = startOf(text, { kind: 'lab', level: 'explorer', circuit: 'q0: H *\nq1: - X' });
    expect(start.level).toBe('explorer');
    expect(start.circuit?.columns.flat().map((one) => one.kind === 'gate' && one.gate)).toEqual([
      'h',
      'x',
    ]);
  });

  it('leaves free cells of the grid empty', () => {
    expect(startOf({ kind: 'lab', circuit: 'q0: ? X' }).circuit?.columns.flat()).toHaveLength(1);
  });

  it('is empty if the circuit cannot be parsed', () => {
    expect(startOf({ kind: 'lab', circuit: 'nonsense' }).circuit).toBeUndefined();
  });
});
