/**
 * A learner's programs in this browser: an unnamed one, which the code lab opens with, and named ones. Each is
 * saved while it is edited.
 */
import { hasVisibleCharacter } from '@qubloom/contract';
import { maxCodeLength } from '../../lib/python/messages.ts';
import { learnerStorage } from '../../product/storage/learner-storage.ts';

export const maxNameLength = 60;

const kind = 'code';
const unnamed = 'lab';
/** The open program. */
const opened = 'open';
const prefix = 'named.';

export interface OpenProgram {
  /** Undefined for the unnamed one. */
  readonly name: string | undefined;
  /** Undefined if nothing has been saved yet. */
  readonly code: string | undefined;
  /** The part of an address that it came with; empty if it is the learner's own. */
  readonly link: string;
}

export interface KeptPrograms {
  readonly open: () => OpenProgram;
  readonly names: () => readonly string[];
  readonly find: (name: string | undefined) => string | undefined;
  /** Saves and opens it. Returns false if storage is full or closed. */
  readonly save: (name: string | undefined, code: string, link?: string) => boolean;
  readonly remove: (name: string) => void;
  /** Returns a similar name that is still free. */
  readonly freeName: (wanted: string) => string;
}

export function keptPrograms(learner: number | undefined): KeptPrograms {
  const storage = learnerStorage(learner);
  const entryOf = (name: string | undefined) => (name === undefined ? unnamed : prefix + name);
  const find = (name: string | undefined) => {
    const text = storage.find(kind, entryOf(name))?.text;
    return text !== undefined && text.length <= maxCodeLength ? text : undefined;
  };
  const names = () =>
    storage
      .names(kind)
      .filter((entry) => entry.startsWith(prefix))
      .map((entry) => entry.slice(prefix.length))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    names,
    find,
    open() {
      const [name = '', link = ''] = storage.find(kind, opened)?.text.split('\n') ?? [];
      const isThere = name !== '' && find(name) !== undefined;
      return isThere
        ? { name, code: find(name), link }
        : { name: undefined, code: find(undefined), link: '' };
    },
    save(name, code, link = '') {
      const isSaved = storage.save(kind, entryOf(name), code);
      return storage.save(kind, opened, `${name ?? ''}\n${link}`) && isSaved;
    },
    remove: (name) => storage.remove(kind, entryOf(name)),
    freeName(wanted) {
      const taken = names();
      const given = wanted.replaceAll(/\s+/g, ' ').trim().slice(0, maxNameLength);
      const plain = hasVisibleCharacter(given) ? given : 'Program';
      let name = plain;
      for (let number = 2; taken.includes(name); number += 1) name = `${plain} ${number}`;
      return name;
    },
  };
}
