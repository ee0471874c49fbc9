/**
 * The three-qubit repair code against flips: a state spread over q0, q1, and q2, two lamps q3 and q4 that compare
 * neighbors, and a repair that follows the lamps. Source: Nielsen and Chuang, section 10.1.1.
 */
import { circuit, probabilityOf, smallStateAfter } from '@qubloom/quantum';
import { arrowOf, type Arrow } from '../arrow/arrow.ts';

/** One of the three qubits that store a value. */
export type CodeQubit = 0 | 1 | 2;
export type CodeValue = '0' | '1' | '+';

export const codeQubits: readonly CodeQubit[] = [0, 1, 2];

export interface RepairReport {
  /** Two parities: the first two qubits differ, and the last two differ. */
  readonly lamps: readonly [boolean, boolean];
  /** The qubit that the lamps point at; null if both are dark. */
  readonly blamed: CodeQubit | null;
  /** The qubit after the repair. */
  readonly arrow: Arrow;
  /** The original qubit. */
  readonly ideal: Arrow;
  readonly isSaved: boolean;
}

const turns: Readonly<Record<CodeValue, number>> = { '0': 0, '1': Math.PI, '+': Math.PI / 3 };

/** @param flipped The qubits to which an X is applied. */
export function repaired(value: CodeValue, flipped: readonly CodeQubit[]): RepairReport {
  const struck = encoded(value);
  for (const qubit of flipped) struck.x(qubit);
  const lit = smallStateAfter(struck.cx(0, 3).cx(1, 3).cx(1, 4).cx(2, 4).build());
  // Flips leave each lamp certain, whatever the value is.
  const lamps = [isSure(lit, 3), isSure(lit, 4)] as const;
  const blamed = blamedBy(lamps);
  if (blamed !== null) struck.x(blamed);
  const out = smallStateAfter(struck.cx(0, 2).cx(0, 1).build());
  const arrow = arrowOf(out, 0);
  const ideal = arrowOf(smallStateAfter(circuit(1).ry(turns[value], 0).build()), 0);
  const gap = Math.hypot(arrow.x - ideal.x, arrow.z - ideal.z);
  return { lamps, blamed, arrow, ideal, isSaved: gap < 1e-9 };
}

/** The result of a repair: the flipped qubit, if the lamps pointed at one. */
export interface Repair {
  readonly turned: CodeQubit | null;
}

export interface RepairState {
  readonly value: CodeValue;
  readonly flipped: readonly CodeQubit[];
  readonly repair?: Repair;
}

export function newRepair(value: CodeValue): RepairState {
  return { value, flipped: [] };
}

/** Flips a qubit, or flips it back. */
export function withStrike({ value, flipped }: RepairState, qubit: CodeQubit): RepairState {
  return { value, flipped: toggled(flipped, qubit) };
}

export function withRepair({ value, flipped }: RepairState): RepairState {
  const { blamed } = repaired(value, flipped);
  return {
    value,
    flipped: blamed === null ? flipped : toggled(flipped, blamed),
    repair: { turned: blamed },
  };
}

function toggled(flipped: readonly CodeQubit[], qubit: CodeQubit): readonly CodeQubit[] {
  return flipped.includes(qubit) ? flipped.filter((one) => one !== qubit) : [...flipped, qubit];
}

/**
 * Returns the probability of losing the value if each qubit is flipped with probability `p`: 3 p^2 (1 - p) + p^3.
 */
export function probabilityOfLoss(p: number): number {
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((set) =>
    codeQubits.filter((qubit) => ((set >> qubit) & 1) === 1),
  );
  return all
    .filter((flipped) => !repaired('1', flipped).isSaved)
    .reduce((sum, { length }) => sum + p ** length * (1 - p) ** (3 - length), 0);
}

function encoded(value: CodeValue) {
  return circuit(5).ry(turns[value], 0).cx(0, 1).cx(0, 2);
}

function isSure(state: ReturnType<typeof smallStateAfter>, wire: number): boolean {
  return probabilityOf(state, { [wire]: 1 }) > 0.5;
}

function blamedBy([first, second]: readonly [boolean, boolean]): CodeQubit | null {
  if (first) return second ? 1 : 0;
  return second ? 2 : null;
}
