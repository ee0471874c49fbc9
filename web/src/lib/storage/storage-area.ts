/** The browser's storage as it may be used here: it is closed in frames of other sites, and it never throws. */

import { hasForeignTop } from '../browser/foreign-top.ts';

/** `session` lasts as long as the browser tab. */
export type AreaName = 'local' | 'session';

export interface StorageArea {
  get(key: string): string | null;
  /** Returns false if it could not be saved, because storage is full or closed. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** Needs no room for a second copy. Returns false if the entry stays under its old key. */
  rename(from: string, to: string): boolean;
  keys(): readonly string[];
}

/** Returns null if nothing can be read: storage is closed to this page, or the page is in a frame of another site. */
export function openArea(name: AreaName): StorageArea | null {
  if (hasForeignTop()) return null;
  try {
    const storage = name === 'local' ? window.localStorage : window.sessionStorage;
    // Full storage can still be read.
    storage.getItem('qubloom.probe');
    return areaOf(storage);
  } catch {
    return null;
  }
}

function areaOf(storage: Storage): StorageArea {
  const set = (key: string, text: string): boolean => {
    try {
      storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    set,
    get: (key) => storage.getItem(key),
    remove: (key) => storage.removeItem(key),
    rename: (from, to) => {
      const text = storage.getItem(from);
      if (text === null) return false;
      storage.removeItem(from);
      const isRenamed = set(to, text);
      if (!isRenamed) set(from, text);
      return isRenamed;
    },
    keys: () => Object.keys(storage),
  };
}
