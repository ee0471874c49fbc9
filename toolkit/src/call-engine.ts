import { createImmediateEngine, InvalidCircuit, NotExpressible, TooLarge } from '@qubloom/quantum';
import { circuitActions } from './circuits.ts';
import { matrixActions } from './matrices.ts';
import { stateActions } from './states.ts';

/**
 * A state of this many qubits takes 256 MiB, and running it takes as much again, which is what a tab on a phone
 * may have left.
 */
const MAX_WIRES = 24;

/** Why a request failed, and a sentence for the author of the program. */
export interface EngineError {
  readonly code: 'too-large' | 'circuit' | 'value' | 'request';
  readonly sentence: string;
}

export type EngineReply = { readonly result: unknown } | { readonly error: EngineError };

type Action = (request: never) => unknown;

/** Answers requests of one Python, whose states and matrices it stores. Never throws. */
export function createEngineCall(): (request: string) => string {
  const engine = createImmediateEngine(MAX_WIRES);
  const actions: Readonly<Record<string, Action>> = {
    ...circuitActions(engine),
    ...stateActions(engine),
    ...matrixActions(),
  };

  return (text) => JSON.stringify(replyTo(text, actions));
}

function replyTo(text: string, actions: Readonly<Record<string, Action>>): EngineReply {
  try {
    const request = JSON.parse(text) as { readonly do: string };
    if (!Object.hasOwn(actions, request.do)) throw new SyntaxError(`There is no "${request.do}".`);
    // Python's half of the toolkit writes the requests. An invalid one ends as an error below.
    const result = actions[request.do]?.(request as never);
    return { result: result ?? null };
  } catch (error) {
    return { error: errorOf(error) };
  }
}

function errorOf(error: unknown): EngineError {
  const message = error instanceof Error ? error.message : 'Something went wrong.';
  if (error instanceof TooLarge) return { code: 'too-large', sentence: message };
  if (error instanceof InvalidCircuit)
    return { code: 'circuit', sentence: error.problems[0]?.message ?? message };
  if (error instanceof RangeError || error instanceof NotExpressible)
    return { code: 'value', sentence: message };
  return { code: 'request', sentence: `The simulator could not read this: ${message}` };
}
