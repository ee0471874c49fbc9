/**
 * A checked task that a room solves together: which one, and what stands on its free places. Each place is written by
 * itself, so that two who fill two places at once both do.
 */
import * as Y from 'yjs';
import { z } from 'zod';

const TaskRef = z.object({ lessonId: z.int().min(1), taskId: z.string().min(1).max(80) });
/** A task of a lesson, by the lesson's id and the task's key in it. */
export type SharedTaskRef = z.infer<typeof TaskRef>;

export interface SharedTaskWork {
  /** Null while none is open. */
  readonly ref: SharedTaskRef | null;
  /** Signs of the grid notation by their place, `wire,column`. */
  readonly cells: ReadonlyMap<string, string>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const Sign = z.string().regex(/^[A-Za-z*]{1,8}(?:\([-\w*/.]{1,20}\))?$/);

export class SharedTask {
  readonly #doc: Y.Doc;
  readonly #origin: object;
  readonly #open: Y.Map<unknown>;
  readonly #cells: Y.Map<unknown>;
  readonly #undo: Y.UndoManager;
  #work: SharedTaskWork | undefined;

  /** Changes of one's own are written with this origin. */
  constructor(doc: Y.Doc, origin: object) {
    this.#doc = doc;
    this.#origin = origin;
    this.#open = doc.getMap('task');
    this.#cells = doc.getMap('task-cells');
    this.#undo = new Y.UndoManager([this.#cells], {
      trackedOrigins: new Set([origin]),
      captureTimeout: 0,
    });
    doc.on('afterTransaction', () => {
      this.#work = undefined;
    });
  }

  /** The same object until something changes. */
  readonly work = (): SharedTaskWork => (this.#work ??= this.#read());

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#doc.on('afterTransaction', hear);
    return () => this.#doc.off('afterTransaction', hear);
  };

  /** For all in the room; null brings the open circuit back. */
  readonly start = (ref: SharedTaskRef | null): void => {
    this.#doc.transact(() => this.#open.set('ref', ref), this.#origin);
    this.#undo.clear();
    this.#work = undefined;
  };

  /** Null takes a sign away. One call is one step of undo. */
  readonly put = (signs: ReadonlyMap<string, string | null>): void => {
    const { ref } = this.work();
    if (!ref) return;
    this.#doc.transact(() => {
      for (const [place, sign] of signs) {
        const key = keyOf(ref, place);
        if (sign === null) this.#cells.delete(key);
        else this.#cells.set(key, sign);
      }
    }, this.#origin);
  };

  /** What others have written since stays theirs. */
  readonly undo = (): void => {
    this.#undo.undo();
  };

  readonly redo = (): void => {
    this.#undo.redo();
  };

  destroy(): void {
    this.#undo.destroy();
  }

  #read(): SharedTaskWork {
    const read = TaskRef.safeParse(this.#open.get('ref'));
    const ref = read.success ? read.data : null;
    const cells = new Map<string, string>();
    if (ref) {
      const start = keyOf(ref, '');
      for (const [key, value] of this.#cells) {
        const sign = Sign.safeParse(value);
        if (key.startsWith(start) && sign.success) cells.set(key.slice(start.length), sign.data);
      }
    }
    return { ref, cells, canUndo: this.#undo.canUndo(), canRedo: this.#undo.canRedo() };
  }
}

/** With the task in it: what comes late for another task changes nothing in this one. */
function keyOf({ lessonId, taskId }: SharedTaskRef, place: string): string {
  return `${lessonId}.${taskId} ${place}`;
}
