/** A room's circuit, as far as the server looks into it: a Yjs document of bounded size. */
import { roomLimits } from '@qubloom/contract';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';

export class SharedCircuit {
  readonly #doc = new Doc();
  /** Bytes, at least so many as the merged state has. */
  #size = 0;

  constructor(updates: readonly Uint8Array[]) {
    for (const update of updates) this.apply(update);
    this.#size = this.state().length;
  }

  /** R15. Null where it is no update, or one too many. */
  parse(circuitData: string): Uint8Array | null {
    const update = Buffer.from(circuitData, 'base64');
    if (this.#size + update.length > roomLimits.circuitSize) {
      this.#size = this.state().length;
      if (this.#size + update.length > roomLimits.circuitSize) return null;
    }
    try {
      // Into a document of its own first: what cannot be read must never be stored.
      applyUpdate(new Doc(), update);
      return update;
    } catch {
      return null;
    }
  }

  /** Whether it brought something new. */
  apply(update: Uint8Array): boolean {
    let isNew = false;
    const note = () => (isNew = true);
    this.#doc.on('update', note);
    try {
      applyUpdate(this.#doc, update);
    } catch {
      // It contradicts what is there: no page of ours made it, and the rest of the circuit stands.
      isNew = false;
    } finally {
      this.#doc.off('update', note);
    }
    this.#size += update.length;
    return isNew;
  }

  state(): Uint8Array {
    return encodeStateAsUpdate(this.#doc);
  }

  /** Null while nothing was ever built. */
  circuitData(): string | null {
    return this.#doc.store.clients.size === 0 ? null : Buffer.from(this.state()).toString('base64');
  }
}
