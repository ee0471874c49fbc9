/** The part of a room's circuit that the server reads: a Yjs document of bounded size, and the texts in it. */
import { roomLimits, writtenTexts, type WrittenTexts } from '@qubloom/contract';
import { applyUpdate, decodeUpdate, Doc, encodeStateAsUpdate } from 'yjs';

export class SharedCircuit {
  readonly #doc = new Doc();
  /** Bytes; an upper bound on the size of the merged state. */
  #size = 0;
  readonly #names = new Set<string>();

  constructor(updates: readonly Uint8Array[]) {
    this.#doc.getMap('definitions').observe(({ keysChanged }) => {
      for (const name of keysChanged) this.#names.add(String(name));
    });
    for (const update of updates) this.apply(update);
    this.#size = this.state().length;
  }

  /** R15. Returns null if the data is not an update, or would exceed the limit. */
  parse(circuitData: string): Uint8Array | null {
    const update = Buffer.from(circuitData, 'base64');
    if (this.#size + update.length > roomLimits.circuitSize) {
      this.#size = this.state().length;
      if (this.#size + update.length > roomLimits.circuitSize) return null;
    }
    try {
      // Applied to a separate document first: an update that cannot be read must never be stored.
      applyUpdate(new Doc(), update);
      // Merging reads updates with another decoder, which refuses some bytes that documents accept.
      decodeUpdate(update);
      return update;
    } catch {
      return null;
    }
  }

  /** Names of gates that the room has had, the latest last. */
  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /**
   * @param update as `parse` returns it
   * @returns null if it contains something that our pages never write
   */
  textsIn(update: Uint8Array): WrittenTexts | null {
    return writtenTexts(this.#doc, update);
  }

  /** Returns true if the update contained anything new. */
  apply(update: Uint8Array): boolean {
    let isNew = false;
    const note = () => (isNew = true);
    this.#doc.on('update', note);
    try {
      applyUpdate(this.#doc, update);
    } catch {
      // The update contradicts the document. Our pages never produce one, and the rest of the circuit is unaffected.
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

  /** Returns null if nothing was ever built. */
  circuitData(): string | null {
    return this.#doc.store.clients.size === 0 ? null : Buffer.from(this.state()).toString('base64');
  }
}
