import { MAX_DEFINITION_DEPTH, MAX_GATE_STEPS } from '../circuit/definition-problems.ts';
import { MAX_CONDITION_BITS } from '../circuit/operation-problems.ts';
import { MAX_CIRCUIT_STEPS } from '../circuit/problems.ts';

/**
 * How much a text may ask for. Every limit is far above what people write and low enough that the
 * largest text that is accepted is read in about a second; what lies above is refused in words.
 */
export const LIMITS = {
  /** Length of a text, in UTF-16 units. */
  characters: 2_000_000,
  /** Qubits of a circuit that comes from a text. (Running is bounded further, by memory.) */
  wires: 4_096,
  /** Classical bits of a circuit that comes from a text. */
  bits: 65_536,
  /** Gates of the catalog after broadcasting, unrolling and expanding. */
  operations: MAX_CIRCUIT_STEPS,
  /** Small steps of work of every kind: values computed, bits and wires looked at. */
  effort: 8_000_000,
  /** Statements carried out while unrolling loops, branches and subroutines. */
  steps: 300_000,
  /** Brackets and blocks inside one another in the text. */
  depth: 128,
  /** Statements, calls and parts of expressions inside one another while they are carried out. */
  nesting: 600,
  /** Operators in one expression. */
  operators: 500,
  /** Maximum number of catalog gates that one custom gate expands to. */
  gateSize: MAX_GATE_STEPS,
  /** Custom gates inside one another; what is deeper is written out. */
  gateDepth: MAX_DEFINITION_DEPTH - 2,
  /** Classical bits that one condition may look at. */
  conditionBits: MAX_CONDITION_BITS,
  /** Maximum number of separate bit patterns for one condition. */
  conditionPatterns: 256,
  /** Problems that are reported for one text. */
  problems: 20,
} as const;
