/** Memory that the frame shares with a worker, so that a busy or waiting program notices messages. */
import { maxAnswerLength } from '../answer-length.ts';

export interface SharedWithWorker {
  /** A 2 in it interrupts the program. */
  readonly interrupt: Uint8Array<SharedArrayBuffer>;
  /** 1 once an answer is here, then its length in code units. */
  readonly head: Int32Array<SharedArrayBuffer>;
  readonly letters: Uint16Array<SharedArrayBuffer>;
}

export const shareMemory = (): SharedWithWorker => ({
  interrupt: new Uint8Array(new SharedArrayBuffer(1)),
  head: new Int32Array(new SharedArrayBuffer(8)),
  letters: new Uint16Array(new SharedArrayBuffer(2 * maxAnswerLength)),
});

export function writeAnswer({ head, letters }: SharedWithWorker, text: string): void {
  const length = Math.min(text.length, maxAnswerLength);
  for (let at = 0; at < length; at += 1) letters[at] = text.charCodeAt(at);
  head[1] = length;
  Atomics.store(head, 0, 1);
  Atomics.notify(head, 0);
}

/** Drops an answer that was not asked for. */
export function awaitAnswer({ head }: SharedWithWorker): void {
  Atomics.store(head, 0, 0);
}

/** Waits for at most this many milliseconds. Returns undefined if there is no answer yet. */
export function readAnswer(
  { head, letters }: SharedWithWorker,
  milliseconds: number,
): string | undefined {
  Atomics.wait(head, 0, 0, milliseconds);
  if (Atomics.load(head, 0) === 0) return undefined;
  return Array.from(letters.slice(0, head[1]), (code) => String.fromCharCode(code)).join('');
}
