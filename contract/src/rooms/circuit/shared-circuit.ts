/**
 * A room's circuit, which several learners edit at once. Each edits a copy of their own; updates may arrive
 * in any order and any number of times, and copies with the same updates hold the same circuit.
 */
import type { Circuit } from '@qubloom/quantum';
import { fromBase64, toBase64 } from 'lib0/buffer';
import * as Y from 'yjs';
import { readCircuit, type ReadCircuit } from './read-circuit.ts';
import { SharedGame } from './shared-game.ts';
import { SharedTask } from './shared-task.ts';
import { sharedDocument, type SharedDocument } from './shared-document.ts';
import { changesFor, type EditOptions, type EditRefusal } from './write-edit.ts';

/** Maximum bytes of an update, so that its base64 text fits a message of 16 KiB. */
const longestUpdate = 8000;

export interface PartAuthor {
  readonly column: number;
  /** Index of the operation within its column. */
  readonly operation: number;
  readonly author: string;
}

export class SharedCircuit {
  readonly #document: SharedDocument = sharedDocument();
  readonly #undo: Y.UndoManager;
  /** Task that the room solves together, in the same document. */
  readonly task: SharedTask;
  readonly game: SharedGame;
  readonly #authors = new Map<string, string>();
  /** Heights of the undo manager's stack, because one edit may take several of its steps. */
  #marks: number[] = [];
  #redoMarks: number[] = [];
  #read: ReadCircuit | undefined;
  #parts = 0;

  /** `saved` is the result of `encode`. */
  constructor(saved?: Uint8Array) {
    const { doc, parts, columns, wires, initial, definitions } = this.#document;
    this.#undo = new Y.UndoManager([parts, columns, wires, initial, definitions], {
      trackedOrigins: new Set([this]),
      captureTimeout: 0,
    });
    this.task = new SharedTask(doc, this);
    this.game = new SharedGame(doc, this);
    doc.on('afterTransaction', () => {
      this.#read = undefined;
    });
    parts.observeDeep((events, { origin }) => {
      if (typeof origin === 'string') this.#sign(events, origin);
    });
    if (saved) Y.applyUpdate(doc, saved);
  }

  get circuit(): Circuit {
    return this.#reading.circuit;
  }

  get #reading(): ReadCircuit {
    return (this.#read ??= readCircuit(this.#document));
  }

  /**
   * Replaces the circuit. One edit is one step of undo, unless it continues the edit before. Updates are
   * small enough to send.
   */
  edit(
    next: Circuit,
    options: EditOptions & { readonly isContinuation?: boolean } = {},
  ): EditRefusal | undefined {
    const { doc } = this.#document;
    const newId = () => `${doc.clientID.toString(36)}-${(this.#parts++).toString(36)}`;
    const edit = changesFor(this.#document, this.#reading, next, newId, options);
    if ('refusal' in edit) return edit.refusal;
    const mark = this.#undo.undoStack.length;
    let size = 0;
    let batch: (() => void)[] = [];
    const send = () => {
      doc.transact(() => {
        for (const write of batch) write();
      }, this);
      size = 0;
      batch = [];
    };
    for (const change of edit.changes) {
      if (size + change.size > longestUpdate && batch.length > 0) send();
      batch.push(change.write);
      size += change.size;
    }
    if (batch.length > 0) send();
    if (!options.isContinuation || this.#marks.length === 0) this.#marks.push(mark);
    this.#redoMarks = [];
    return undefined;
  }

  get canUndo(): boolean {
    return this.#marks.length > 0;
  }

  get canRedo(): boolean {
    return this.#redoMarks.length > 0;
  }

  /** Undoes this copy's latest edit. Later changes by others stay. */
  undo(): void {
    const mark = this.#marks.pop();
    if (mark === undefined) return;
    this.#redoMarks.push(this.#undo.redoStack.length);
    while (this.#undo.undoStack.length > mark) this.#undo.undo();
  }

  redo(): void {
    const mark = this.#redoMarks.pop();
    if (mark === undefined) return;
    this.#marks.push(this.#undo.undoStack.length);
    while (this.#undo.redoStack.length > mark) this.#undo.redo();
  }

  /** Returns false and changes nothing if the bytes are not an update. `author` made the update. */
  apply(update: Uint8Array, author = ''): boolean {
    try {
      Y.decodeUpdate(update);
      Y.applyUpdate(this.#document.doc, update, author);
      return true;
    } catch {
      return false;
    }
  }

  /** True if updates are missing that earlier received ones depend on. */
  get hasGaps(): boolean {
    return this.#document.doc.store.pendingStructs !== null;
  }

  /** Encodes the whole document, or only what a copy with the given state vector is missing. */
  encode(since?: Uint8Array): Uint8Array {
    return Y.encodeStateAsUpdate(this.#document.doc, since);
  }

  /** Describes the updates that this copy has. */
  stateVector(): Uint8Array {
    return Y.encodeStateVector(this.#document.doc);
  }

  /** Reports each update: `isOwn` is true for those from `edit`, `undo`, and `redo`, which must be sent. */
  onUpdate(report: (update: Uint8Array, isOwn: boolean) => void): () => void {
    const listener = (update: Uint8Array, origin: unknown) =>
      report(update, origin === this || origin instanceof Y.UndoManager);
    this.#document.doc.on('update', listener);
    return () => this.#document.doc.off('update', listener);
  }

  /** Authors of the latest changes that others made since this copy was opened. */
  authors(): readonly PartAuthor[] {
    return this.#reading.columns.flatMap(({ parts }, column) =>
      parts.flatMap(({ id }, operation) => {
        const author = this.#authors.get(id);
        return author ? [{ column, operation, author }] : [];
      }),
    );
  }

  #sign(events: readonly Y.YEvent<Y.AbstractType<unknown>>[], author: string): void {
    if (author === '') return;
    for (const { path, changes } of events) {
      const [id] = path;
      const changed = id === undefined ? [...changes.keys.keys()] : [String(id)];
      for (const each of changed) this.#authors.set(each, author);
    }
  }

  destroy(): void {
    this.#undo.destroy();
    this.task.destroy();
    this.#document.doc.destroy();
  }
}

/** Combines updates into one. */
export const mergeUpdates = (updates: readonly Uint8Array[]): Uint8Array =>
  Y.mergeUpdates([...updates]);

export const formatUpdate = (update: Uint8Array): string => toBase64(update);

/** Returns undefined if the text is not base64. */
export function parseUpdate(text: string): Uint8Array | undefined {
  try {
    return fromBase64(text);
  } catch {
    return undefined;
  }
}
