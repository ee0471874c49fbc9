import { MAX_DEFINITION_DEPTH, MAX_GATE_STEPS } from '../circuit/definition-problems.ts';
import { MAX_CONDITION_BITS } from '../circuit/operation-problems.ts';
import { MAX_CIRCUIT_STEPS } from '../circuit/problems.ts';

/**
 * The limits of a text. Every limit is far above what people write, and low enough that the largest accepted text is
 * read in about a second. Texts above the limits are refused with a message.
 */
export const LIMITS = {
  /** Length of a text, in UTF-16 units. */
  characters: 2_000_000,
  /** Qubits of a circuit from a text. (Memory limits running further.) */
  wires: 4_096,
  /** Classical bits of a circuit from a text. */
  bits: 65_536,
  /** Gates of the catalog after broadcasting, unrolling, and expanding. */
  operations: MAX_CIRCUIT_STEPS,
  /** Small steps of work of every kind: computed values, and bits and wires read. */
  effort: 8_000_000,
  /** Statements executed while unrolling loops, branches, and subroutines. */
  steps: 300_000,
  /** Nesting depth of brackets and blocks in the text. */
  depth: 128,
  /** Nesting depth of statements, calls, and parts of expressions during execution. */
  nesting: 600,
  /** Operators in one expression. */
  operators: 500,
  /** Maximum number of catalog gates that one custom gate expands to. */
  gateSize: MAX_GATE_STEPS,
  /** Nesting depth of custom gates; deeper ones are written out. */
  gateDepth: MAX_DEFINITION_DEPTH - 2,
  /** Classical bits that one condition can read. */
  conditionBits: MAX_CONDITION_BITS,
  /** Maximum number of separate bit patterns for one condition. */
  conditionPatterns: 256,
  /** Problems that are reported for one text. */
  problems: 20,
} as const;
