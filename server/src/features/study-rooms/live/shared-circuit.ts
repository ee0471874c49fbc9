/** A room's circuit, as far as the server looks into it: a Yjs document of bounded size, and the texts in it. */
import { roomLimits, writtenTexts, type WrittenTexts } from '@qubloom/contract';
import { applyUpdate, decodeUpdate, Doc, encodeStateAsUpdate } from 'yjs';

export class SharedCircuit {
  readonly #doc = new Doc();
  /** Bytes, at least so many as the merged state has. */
  #size = 0;
  readonly #names = new Set<string>();

  constructor(updates: readonly Uint8Array[]) {
    this.#doc.getMap('definitions').observe(({ keysChanged }) => {
      for (const name of keysChanged) this.#names.add(String(name));
    });
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
      // Into a document of its own first: an update that cannot be read must never be stored.
      applyUpdate(new Doc(), update);
      // Merging reads updates by another way, which refuses bytes that documents accept.
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

  /** @param update As `parse` gives it. Null where it holds what no page of ours writes. */
  textsIn(update: Uint8Array): WrittenTexts | null {
    return writtenTexts(this.#doc, update);
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
