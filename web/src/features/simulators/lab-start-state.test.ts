import { formatLessonContent, type LessonBlock } from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import { labStartOf } from './lab-start-state.ts';

const text: LessonBlock = { kind: 'paragraph', text: 'A line.' };
const startOf = (...blocks: LessonBlock[]) => labStartOf(formatLessonContent(blocks), 'beginner');

describe('how the circuit lab opens', () => {
  it.each([
    ['beginner', 'first-steps'],
    ['intermediate', 'explorer'],
    ['advanced', 'full'],
  ] as const)('in a course for %s learners it is at %s', (course, level) => {
    expect(labStartOf('A line.', course)).toEqual({ level, circuit: undefined });
  });

  it('is at the level and with the circuit that the lesson chooses', () => {
    const start = startOf(text, { kind: 'lab', level: 'explorer', circuit: 'q0: H *\nq1: - X' });
    expect(start.level).toBe('explorer');
    expect(start.circuit?.columns.flat().map((one) => one.kind === 'gate' && one.gate)).toEqual([
      'h',
      'x',
    ]);
  });

  it('leaves free places of the grid empty', () => {
    expect(startOf({ kind: 'lab', circuit: 'q0: ? X' }).circuit?.columns.flat()).toHaveLength(1);
  });

  it('is empty where the circuit cannot be read', () => {
    expect(startOf({ kind: 'lab', circuit: 'nonsense' }).circuit).toBeUndefined();
  });
});
