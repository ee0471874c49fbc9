import type { InitialState } from '../../circuit/parts.ts';
import { evaluateQuirkAngle, NoFormula } from './quirk-formula.ts';

export type Axis = 'x' | 'y' | 'z';

/** An angle or an exponent: `plus`, and `times` more for each round of the time. */
export interface Amount {
  readonly plus: number;
  readonly times: number;
  /**
   * It changes unevenly with the time, which cannot be represented here. `plus` is its value at the start of a round.
   */
  readonly isHeld?: boolean;
}

/** One entry of a column of Quirk. */
export type QuirkPart =
  | { readonly kind: 'nothing' }
  /** Acts if the wire is 1 (`on`) along its axis: for X that is |−>, and for Y the state that √X takes to |1>. */
  | { readonly kind: 'control'; readonly axis: Axis; readonly on: 0 | 1 }
  | { readonly kind: 'parity'; readonly axis: Axis }
  | { readonly kind: 'swap' }
  | { readonly kind: 'measure' }
  | { readonly kind: 'keep'; readonly state: InitialState }
  | { readonly kind: 'display' }
  | { readonly kind: 'hadamard' }
  /**
   * A Pauli gate to a power. The state with eigenvalue 1 does not change, and the phase of the other one changes by
   * `exponent` times pi.
   */
  | { readonly kind: 'power'; readonly axis: Axis; readonly exponent: Amount }
  | { readonly kind: 'rotation'; readonly axis: Axis; readonly angle: Amount }
  /** A phase of the whole state, in radians, which is visible under a control. */
  | { readonly kind: 'scalar'; readonly angle: number }
  | { readonly kind: 'block'; readonly block: BlockName; readonly size: number }
  /** The wires from here on hold the number A. */
  | { readonly kind: 'input'; readonly size: number }
  | { readonly kind: 'add-input'; readonly sign: 1 | -1; readonly size: number };

/** Gates on several wires that are made of others. */
export type BlockName = keyof typeof BLOCKS;

const BLOCKS = {
  qft: 'QFT',
  'inverse-qft': 'QFT†',
  increment: 'inc',
  decrement: 'dec',
  reverse: 'rev',
  'cycle-down': '<<',
  'cycle-up': '>>',
  gradient: 'PhaseGradient',
  'inverse-gradient': 'PhaseUngradient',
} as const;

const NOTHING: QuirkPart = { kind: 'nothing' };
const constant = (plus: number): Amount => ({ plus, times: 0 });

const FIXED: ReadonlyMap<string, QuirkPart> = new Map<string, QuirkPart>([
  ['…', NOTHING],
  ['•', { kind: 'control', axis: 'z', on: 1 }],
  ['◦', { kind: 'control', axis: 'z', on: 0 }],
  // The drawings changed once, but the ids did not: ⊕ is the anti-control.
  ['⊖', { kind: 'control', axis: 'x', on: 1 }],
  ['⊕', { kind: 'control', axis: 'x', on: 0 }],
  ['⊗', { kind: 'control', axis: 'y', on: 0 }],
  ['(/)', { kind: 'control', axis: 'y', on: 1 }],
  ['xpar', { kind: 'parity', axis: 'x' }],
  ['ypar', { kind: 'parity', axis: 'y' }],
  ['zpar', { kind: 'parity', axis: 'z' }],
  ['Swap', { kind: 'swap' }],
  ['Measure', { kind: 'measure' }],
  ['|0⟩⟨0|', { kind: 'keep', state: '0' }],
  ['|1⟩⟨1|', { kind: 'keep', state: '1' }],
  ['|+⟩⟨+|', { kind: 'keep', state: '+' }],
  ['|-⟩⟨-|', { kind: 'keep', state: '-' }],
  ['|X⟩⟨X|', { kind: 'keep', state: 'i' }],
  ['|/⟩⟨/|', { kind: 'keep', state: '-i' }],
  ['H', { kind: 'hadamard' }],
  ['NeGate', { kind: 'scalar', angle: Math.PI }],
  ['i', { kind: 'scalar', angle: Math.PI / 2 }],
  ['-i', { kind: 'scalar', angle: -Math.PI / 2 }],
  ['√i', { kind: 'scalar', angle: Math.PI / 4 }],
  ['√-i', { kind: 'scalar', angle: -Math.PI / 4 }],
]);

const FRACTION_SIGNS: Readonly<Record<string, number>> = { '½': 2, '⅓': 3, '¼': 4, '⅛': 8 };

/** Returns the part of an id, with its formula if it has one; undefined for an id that is not known here. */
export function partOfId(id: string, formula: unknown): QuirkPart | undefined {
  const fixed = FIXED.get(id);
  if (fixed) return fixed;
  return powerOfId(id) ?? timedOfId(id) ?? withFormula(id, formula) ?? sizedOfId(id);
}

/** Reads `X`, `Y^½`, or `Z^-⅟₁₆`. */
function powerOfId(id: string): QuirkPart | undefined {
  const [, letter, sign, small, digits] =
    /^([XYZ])(?:\^(-?)(?:([½⅓¼⅛])|⅟([₀-₉]{1,3})))?$/u.exec(id) ?? [];
  if (letter === undefined) return undefined;
  const written = [...(digits ?? '')].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('');
  const divisor = small ? FRACTION_SIGNS[small] : written ? Number(written) : 1;
  const exponent = constant((sign === '-' ? -1 : 1) / divisor);
  return { kind: 'power', axis: axisOf(letter), exponent };
}

/** `X^t` turns once in a round. So does `e^-iXt`, which is twice around the sphere. */
function timedOfId(id: string): QuirkPart | undefined {
  const [, letter, minus] = /^([XYZ])\^(-?)t$/.exec(id) ?? [];
  if (letter !== undefined)
    return {
      kind: 'power',
      axis: axisOf(letter),
      exponent: { plus: 0, times: minus ? -2 : 2 },
    };
  const [, sign, axis] = /^e\^(-?)i([XYZ])t$/.exec(id) ?? [];
  if (axis === undefined) return undefined;
  const times = (sign === '-' ? 4 : -4) * Math.PI;
  return { kind: 'rotation', axis: axisOf(axis), angle: { plus: 0, times } };
}

/** `Rxft` rotates by an angle in radians, and `X^ft` is a power. Throws `NoFormula`. */
function withFormula(id: string, formula: unknown): QuirkPart | undefined {
  const [, rotation, power] = /^(?:R([xyz])ft|([XYZ])\^ft)$/.exec(id) ?? [];
  if (rotation !== undefined)
    return { kind: 'rotation', axis: axisOf(rotation), angle: amountOf(formula ?? 'pi t^2') };
  if (power === undefined) return undefined;
  return { kind: 'power', axis: axisOf(power), exponent: amountOf(formula ?? 'sin(pi t)') };
}

/** The time of Quirk's formulas goes from -1 to 1 while that of the lab goes from 0 to 1. */
function amountOf(formula: unknown): Amount {
  if (typeof formula === 'number' && Number.isFinite(formula)) return constant(formula);
  if (typeof formula !== 'string') throw new NoFormula('It is no formula.');
  const [start, middle, end] = [-1, 0, 1].map((t) => evaluateQuirkAngle(formula, t));
  const quarter = evaluateQuirkAngle(formula, -0.37);
  const isStraight =
    Math.abs(start + end - 2 * middle) < 1e-9 &&
    Math.abs(quarter - (middle - 0.37 * (end - middle))) < 1e-9;
  return isStraight ? { plus: start, times: end - start } : { plus: start, times: 0, isHeld: true };
}

/** Reads ids that end with the number of their wires. */
function sizedOfId(id: string): QuirkPart | undefined {
  const [, name = '', digits] = /^(.+?)([1-9]|1[0-6])$/.exec(id) ?? [];
  if (['Bloch', 'Chance', 'Density'].includes(id)) return { kind: 'display' };
  if (digits === undefined) return undefined;
  const size = Number(digits);
  if (['Amps', 'Chance', 'Sample', 'Density'].includes(name)) return { kind: 'display' };
  if (name === 'inputA') return { kind: 'input', size };
  if (name === '+=A' || name === '-=A')
    return { kind: 'add-input', sign: name === '+=A' ? 1 : -1, size };
  const block = (Object.keys(BLOCKS) as BlockName[]).find((each) => BLOCKS[each] === name); // keys of a constant
  return block && { kind: 'block', block, size };
}

function axisOf(letter: string): Axis {
  return letter.toLowerCase() as Axis; // only x, y, and z matched
}
