/**
 * The three-qubit repair code against flips: a state spread over q0, q1, q2, two lamps q3 and q4 that compare
 * neighbours, a repair by what the lamps say. Source: Nielsen and Chuang, section 10.1.1.
 */
import { circuit, probabilityOf, stateAfter } from '@qubloom/quantum';
import { arrowOf, type Arrow } from './arrow.ts';

/** One of the three places that a value is kept in. */
export type CodePlace = 0 | 1 | 2;
export type CodeValue = '0' | '1' | '+';

export const codePlaces: readonly CodePlace[] = [0, 1, 2];

export interface RepairReport {
  /** Whether the first two differ, and whether the last two differ. */
  readonly lamps: readonly [boolean, boolean];
  /** The place that the lamps point at; null when both are dark. */
  readonly blamed: CodePlace | null;
  /** The qubit that comes out after the repair. */
  readonly arrow: Arrow;
  /** The qubit that went in. */
  readonly ideal: Arrow;
  readonly isSaved: boolean;
}

const turns: Readonly<Record<CodeValue, number>> = { '0': 0, '1': Math.PI, '+': Math.PI / 3 };

/** @param flipped The places where an X struck. */
export function repaired(value: CodeValue, flipped: readonly CodePlace[]): RepairReport {
  const struck = encoded(value);
  for (const place of flipped) struck.x(place);
  const lit = stateAfter(struck.cx(0, 3).cx(1, 3).cx(1, 4).cx(2, 4).build());
  // Flips leave each lamp sure, whatever the value is.
  const lamps = [isSure(lit, 3), isSure(lit, 4)] as const;
  const blamed = blamedBy(lamps);
  if (blamed !== null) struck.x(blamed);
  const out = stateAfter(struck.cx(0, 2).cx(0, 1).build());
  const arrow = arrowOf(out, 0);
  const ideal = arrowOf(stateAfter(circuit(1).ry(turns[value], 0).build()), 0);
  const gap = Math.hypot(arrow.x - ideal.x, arrow.z - ideal.z);
  return { lamps, blamed, arrow, ideal, isSaved: gap < 1e-9 };
}

/** The chance that the value is lost where each place is flipped with chance `p`: 3 p^2 (1 - p) + p^3. */
export function chanceOfLoss(p: number): number {
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((set) =>
    codePlaces.filter((place) => ((set >> place) & 1) === 1),
  );
  return all
    .filter((flipped) => !repaired('1', flipped).isSaved)
    .reduce((sum, { length }) => sum + p ** length * (1 - p) ** (3 - length), 0);
}

function encoded(value: CodeValue) {
  return circuit(5).ry(turns[value], 0).cx(0, 1).cx(0, 2);
}

function isSure(state: ReturnType<typeof stateAfter>, wire: number): boolean {
  return probabilityOf(state, { [wire]: 1 }) > 0.5;
}

function blamedBy([first, second]: readonly [boolean, boolean]): CodePlace | null {
  if (first) return second ? 1 : 0;
  return second ? 2 : null;
}
