/**
 * A checked task that a room solves together: its reference, and the signs on its free places. Each place is
 * written separately, so that two learners can fill two places at once.
 */
import * as Y from 'yjs';
import { z } from 'zod';

const TaskRef = z.object({ lessonId: z.int().min(1), taskId: z.string().min(1).max(80) });
/** Reference to a lesson's task, by the lesson's id and the task's key. */
export type SharedTaskRef = z.infer<typeof TaskRef>;

export interface SharedTaskWork {
  /** Null while no task is open. */
  readonly ref: SharedTaskRef | null;
  /** Signs of the grid notation by place, `wire,column`. */
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

  /** `origin` marks the changes that this copy makes. */
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

  /** Returns the same object until something changes. */
  readonly work = (): SharedTaskWork => (this.#work ??= this.#read());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#doc.on('afterTransaction', listener);
    return () => this.#doc.off('afterTransaction', listener);
  };

  /** Opens a task for everyone in the room; null returns to the open circuit. */
  readonly start = (ref: SharedTaskRef | null): void => {
    this.#doc.transact(() => this.#open.set('ref', ref), this.#origin);
    this.#undo.clear();
    this.#work = undefined;
  };

  /** Writes signs, with null to remove one. One call is one step of undo. */
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

  /** Undoes this copy's latest change. Later changes by others stay. */
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

/** Key with its task, so that a late change to another task does not affect this one. */
function keyOf({ lessonId, taskId }: SharedTaskRef, place: string): string {
  return `${lessonId}.${taskId} ${place}`;
}
