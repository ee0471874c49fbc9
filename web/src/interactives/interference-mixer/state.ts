/** One qubit on its way through gates, part by part: each amplitude's path, and which parts meet. */
import type { InteractiveProperties, MixerGate } from '@qubloom/contract';
import { circuit, smallStateAfter, type CircuitBuilder } from '@qubloom/quantum';

export type MixerStart = InteractiveProperties<'interference-mixer'>['start'];

const usualLines: readonly (readonly MixerGate[])[] = [
  ['H'],
  ['H', 'H'],
  ['H', 'Z', 'H'],
  ['H', 'X', 'H'],
];

/** On a page of its own, learners choose among the lines of the address and the usual ones. */
export function withUsualLines(lines: readonly (readonly MixerGate[])[]) {
  const others = usualLines.filter((usual) => lines.every((line) => line.join() !== usual.join()));
  return [...lines, ...others].slice(0, usualLines.length);
}

/** Two amplitudes without a phase, of 0 and of 1. Their squares make 1. */
export type Mix = readonly [zero: number, one: number];

/** A mix that can be set by dragging bars. */
export interface BarStart {
  /** From 0, for a whole 0, to `maxTurn`, for a whole 1. */
  readonly turn: number;
  readonly isMinus: readonly [zero: boolean, one: boolean];
}

/** Steps from 0 to 1; half of them give the even mix. */
export const maxTurn = 6;

const starts: Readonly<Record<MixerStart, BarStart>> = {
  '0': { turn: 0, isMinus: [false, false] },
  '1': { turn: maxTurn, isMinus: [false, false] },
  plus: { turn: maxTurn / 2, isMinus: [false, false] },
  minus: { turn: maxTurn / 2, isMinus: [false, true] },
  // Two bars of different lengths, so that each path can be followed.
  free: { turn: 2, isMinus: [false, false] },
};
export const startOf = (start: MixerStart): BarStart => starts[start];

/** Returns the start that the controls around a mixer set; undefined if it has none. */
export function controlledStart(turn: number | undefined, minus = 0): BarStart | undefined {
  if (turn === undefined) return undefined;
  return { turn: Math.min(maxTurn, Math.max(0, Math.round(turn))), isMinus: [false, minus > 0.5] };
}

/** Returns how far a bar points up or down, from -`maxTurn` to `maxTurn`. */
export function levelOf({ turn, isMinus }: BarStart, bit: 0 | 1): number {
  const level = bit === 0 ? maxTurn - turn : turn;
  return isMinus[bit] ? -level : level;
}

/** One bar gains what the other loses. The other bar keeps its sign. */
export function withLevel({ isMinus }: BarStart, bit: 0 | 1, level: number): BarStart {
  const size = Math.min(maxTurn, Math.abs(level));
  return bit === 0
    ? { turn: maxTurn - size, isMinus: [level < 0, isMinus[1]] }
    : { turn: size, isMinus: [isMinus[0], level < 0] };
}

/** Returns the level at which a bar has this length, which is a sine of the turn. */
export function levelFor(amplitude: number): number {
  const inside = Math.min(1, Math.max(-1, amplitude));
  return Math.round((Math.asin(inside) / (Math.PI / 2)) * maxTurn);
}

/** The effect of one gate: the parts that reach each side, and their sums. */
export interface Mixing {
  readonly gate: MixerGate;
  /** For 0, then for 1: the part from 0 and the part from 1. */
  readonly parts: readonly [Mix, Mix];
  readonly sums: Mix;
}

/** Computes each gate in turn with the engine. */
export function mixingsOf(start: BarStart, gates: readonly MixerGate[]): readonly Mixing[] {
  return gates.map((gate, at) => {
    const [zero, one] = mixAfter(start, gates.slice(0, at));
    const [fromZero, fromOne] = [wayOf(gate, 0), wayOf(gate, 1)];
    return {
      gate,
      parts: [
        [zero * fromZero[0], one * fromOne[0]],
        [zero * fromZero[1], one * fromOne[1]],
      ],
      sums: mixAfter(start, gates.slice(0, at + 1)),
    };
  });
}

export function mixAfter({ turn, isMinus }: BarStart, gates: readonly MixerGate[]): Mix {
  const line = circuit(1).ry((turn / maxTurn) * Math.PI, 0);
  if (isMinus[1]) line.z(0);
  if (isMinus[0]) line.x(0).z(0).x(0);
  return mixOf(gates.reduce(withGate, line));
}

/** Returns the gate's result for a whole 0 or a whole 1. A part of it takes the same paths. */
function wayOf(gate: MixerGate, bit: 0 | 1): Mix {
  const line = circuit(1);
  return mixOf(withGate(bit === 0 ? line : line.x(0), gate));
}

function withGate(line: CircuitBuilder, gate: MixerGate): CircuitBuilder {
  return line.gate(({ H: 'h', X: 'x', Z: 'z' } as const)[gate], [0]);
}

/** H, X, Z, and RY change no phase except the sign. */
function mixOf(line: CircuitBuilder): Mix {
  const { amplitudes } = smallStateAfter(line.build());
  return [amplitudes[0] ?? 0, amplitudes[2] ?? 0];
}

/** One press: at an H, the parts split and then meet; other gates are one step. */
export interface MixStep {
  /** Index of the gate. */
  readonly at: number;
  readonly phase: 'split' | 'met';
}

export function stepsOf(gates: readonly MixerGate[]): readonly MixStep[] {
  return gates.flatMap((gate, at): readonly MixStep[] =>
    gate === 'H'
      ? [
          { at, phase: 'split' },
          { at, phase: 'met' },
        ]
      : [{ at, phase: 'met' }],
  );
}

/** A smaller amplitude is a rounding error. */
const epsilon = 1e-9;
const isNothing = (amplitude: number) => Math.abs(amplitude) < epsilon;

/** The result of two parts that meet; `alone` if at most one of them exists. */
export type Meeting = 'grow' | 'shrink' | 'cancel' | 'alone';

export function meetingOf([zero, one]: Mix): Meeting {
  if (isNothing(zero) || isNothing(one)) return 'alone';
  if (isNothing(zero + one)) return 'cancel';
  return zero > 0 === one > 0 ? 'grow' : 'shrink';
}

/** Describes the latest step in a sentence or two. */
export function stepText({ gate, parts, sums }: Mixing, phase: MixStep['phase']): string {
  if (gate === 'X') return 'X swaps the two bars. Nothing meets here.';
  if (gate === 'Z') {
    return isNothing(sums[1])
      ? 'Z finds no bar for 1 that it could turn over.'
      : 'Z turns the bar for 1 over. The bar for 0 stays as it is.';
  }
  return phase === 'split' ? splitText(parts) : metText(parts);
}

function splitText([[zero, one]]: Mixing['parts']): string {
  if (isNothing(one)) return `The bar for 0 goes both ways. ${shrink('Both parts')}`;
  const turned = 'turns over on its way to 1.';
  return isNothing(zero)
    ? `The bar for 1 goes both ways, and ${turned} ${shrink('Both parts')}`
    : `Each bar goes both ways. The one from 1 ${turned} ${shrink('All parts')}`;
}

const shrink = (parts: string) => `${parts} shrink by the same factor, about 0.71.`;

function metText([zero, one]: Mixing['parts']): string {
  const meetings = [meetingOf(zero), meetingOf(one)] as const;
  if (meetings[0] === 'alone') return 'No part meets another one here, so nothing can cancel.';
  const growing = meetings.indexOf('grow');
  const other = 1 - growing;
  return meetings[other] === 'cancel'
    ? `For ${growing} the parts add up. For ${other} they cancel, and nothing is left.`
    : `For ${growing} the parts add up. For ${other} one takes away from the other.`;
}
