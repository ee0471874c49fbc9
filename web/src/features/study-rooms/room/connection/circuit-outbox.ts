/** The page's copy of the room's circuit, with its own edits that have not been sent yet. */
import { formatUpdate, mergeUpdates, roomLimits, SharedCircuit } from '@qubloom/contract';

/** In bytes; base64 makes them a third longer. */
const largestUpdate = Math.floor((roomLimits.circuitDataLength * 3) / 4) - 8;

export class CircuitOutbox {
  readonly #onEdit: () => void;
  #circuit = new SharedCircuit();
  #updates: Uint8Array[] = [];

  constructor(onEdit: () => void) {
    this.#onEdit = onEdit;
    this.#hearOwnEdits();
  }

  /** A new object after `startOver`. */
  get circuit(): SharedCircuit {
    return this.#circuit;
  }

  get isEmpty(): boolean {
    return this.#updates.length === 0;
  }

  /** Pending edits, one string per edit. */
  pending(): readonly string[] {
    return this.#updates.map(formatUpdate);
  }

  /** Takes as many edits as fit into one message, in order, as its `circuitData`. */
  takeNext(): string {
    let count = 1;
    let size = this.#updates[0]?.length ?? 0;
    while (count < this.#updates.length) {
      size += this.#updates[count]?.length ?? 0;
      if (size > largestUpdate) break;
      count++;
    }
    return formatUpdate(mergeUpdates(this.#updates.splice(0, count)));
  }

  /** Drops the edits that the server refuses. The server's circuit must be applied next. */
  startOver(): void {
    this.#updates = [];
    this.#circuit.destroy();
    this.#circuit = new SharedCircuit();
    this.#hearOwnEdits();
  }

  #hearOwnEdits(): void {
    this.#circuit.onUpdate((update, isOwn) => {
      if (!isOwn) return;
      this.#updates.push(update);
      this.#onEdit();
    });
  }
}
