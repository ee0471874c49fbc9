import { describe, expect, it } from 'vitest';
import { programReducer, startState, type ProgramAction } from './program-state.ts';

const after = (...actions: readonly ProgramAction[]) =>
  actions.reduce(programReducer, startState('x = 1', true));
const printed = (stream: 'out' | 'err', text: string) =>
  ({ kind: 'hear', events: [{ kind: 'output', stream, text }] }) as const;

describe('a program on a page', () => {
  it("treats a program from a link as the learner's own once it is edited", () => {
    expect(after().isFromLink).toBe(true);
    expect(after({ kind: 'run' }).isFromLink).toBe(true);
    expect(after({ kind: 'edit', code: 'x = 2' })).toMatchObject({
      code: 'x = 2',
      isFromLink: false,
    });
  });

  it('joins consecutive pieces of one stream', () => {
    const { output } = after(
      { kind: 'run' },
      printed('out', 'a\n'),
      printed('out', 'b\n'),
      printed('err', 'c\n'),
      printed('out', 'd\n'),
    );
    expect(output).toEqual([
      { stream: 'out', text: 'a\nb\n' },
      { stream: 'err', text: 'c\n' },
      { stream: 'out', text: 'd\n' },
    ]);
  });

  it('begins each run empty', () => {
    const before = after(printed('out', 'old'), {
      kind: 'hear',
      events: [{ kind: 'picture', picture: 1 }],
    });
    expect(before.pictures).toEqual([1]);
    expect(programReducer(before, { kind: 'run' })).toMatchObject({
      output: [],
      pictures: [],
      run: { kind: 'running', code: 'x = 1', isStopping: false },
    });
  });

  it('stops only a running program', () => {
    expect(after({ kind: 'stop' }).run).toEqual({ kind: 'none' });
    expect(after({ kind: 'run' }, { kind: 'stop' }).run).toEqual({
      kind: 'running',
      code: 'x = 1',
      isStopping: true,
    });
  });

  it('keeps the program that ran beside its result, while the learner continues writing', () => {
    const end = { kind: 'stopped' } as const;
    const state = after({ kind: 'run' }, { kind: 'edit', code: 'new' }, { kind: 'end', end });
    expect(state).toMatchObject({ code: 'new', run: { kind: 'ended', end, code: 'x = 1' } });
  });
});
