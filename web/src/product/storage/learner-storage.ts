/**
 * Saves things for a learner in this browser. Each entry's key is `qubloom.<kind>.<owner>.<name>`. The owner is the
 * learner's id or `visitor`, so that on a shared computer no child finds what another child did. A learner who
 * signs in is asked once whether to keep a visitor's entries. When a learner leaves, visitors' entries are
 * deleted. Settings of the device, such as its colors, belong to nobody and are in `lib/storage/device-settings.ts`.
 */
import { type AreaName, openArea, type StorageArea } from '../../lib/storage/storage-area.ts';

/**
 * The kinds of saved entries: the open part of a lesson, when that place and others were left, a visitor's cards, the
 * circuit of a task, the answers of a quiz, the circuits, displays, level, and answered question of the lab, the program and the blocks of the code
 * lab, the hints seen on a guided path, the calls that could not be sent yet, the last answer of a child's parent, the
 * news that the bell has shown, the edits that a room has not received yet, that the rules of chat were read, the
 * country that the learner chose for numbers to call, the longest runs in games against Qubi, and what Qubi
 * wears.
 */
export type EntryKind =
  | 'lesson'
  | 'place'
  | 'cards'
  | 'task'
  | 'quiz'
  | 'lab'
  | 'code'
  | 'guided-path'
  | 'outgoing'
  | 'consent'
  | 'news'
  | 'rooms'
  | 'runs'
  | 'look';

export interface SavedEntry {
  readonly text: string;
}

export interface LearnerStorage {
  /** False if nothing can be saved: storage is closed, or the page is in a frame of another site. */
  readonly isOpen: boolean;
  /** Returns the key of an entry, to compare with that of a `StorageEvent`. */
  keyOf(kind: EntryKind, name: string): string;
  find(kind: EntryKind, name: string): SavedEntry | undefined;
  /** Returns false if it could not be saved, because storage is full or closed. */
  save(kind: EntryKind, name: string, text: string): boolean;
  remove(kind: EntryKind, name: string): void;
  /** Names of the learner's own entries of this kind, in no particular order. */
  names(kind: EntryKind): readonly string[];
}

const visitor = 'visitor';

/** The last signed-in learner, for the simulators' pages, which do not ask a server. */
export const learnerKey = 'qubloom.learner';

/** `learner` is undefined for a visitor. */
export function learnerStorage(
  learner: number | undefined,
  areaName: AreaName = 'local',
): LearnerStorage {
  const area = openArea(areaName);
  const owner = learner === undefined ? visitor : String(learner);
  if (area) claimUnowned(area, owner);
  const keyOf = (kind: EntryKind, name: string) => entryKey(kind, owner, name);
  return {
    isOpen: area !== null,
    keyOf,
    find: (kind, name) => {
      const text = area?.get(keyOf(kind, name)) ?? null;
      return text === null ? undefined : { text };
    },
    save: (kind, name, text) => area?.set(keyOf(kind, name), text) ?? false,
    remove: (kind, name) => area?.remove(keyOf(kind, name)),
    names: (kind) => {
      const start = keyOf(kind, '') + '.';
      return (area?.keys() ?? [])
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length));
    },
  };
}

/** Storage of the last signed-in learner, for pages that do not know who is signed in. */
export function lastLearnersStorage(areaName: AreaName = 'local'): LearnerStorage {
  return learnerStorage(lastLearner(), areaName);
}

/** Call it whenever it becomes known who is signed in. */
export function rememberLearner(learner: number | undefined): void {
  const last = lastLearner();
  if (last !== undefined && last !== learner) {
    forgetVisitorsWork();
    forgetChat(last);
  }
  const area = openArea('local');
  if (learner === undefined) area?.remove(learnerKey);
  else area?.set(learnerKey, String(learner));
  for (const name of areaNames) learnerStorage(learner, name);
}

export interface VisitorsEntry {
  readonly kind: EntryKind;
  readonly name: string;
  readonly text: string;
}

/** Entries that visitors saved here, without the waiting calls, which the queue handles. */
export function visitorsEntries(): readonly VisitorsEntry[] {
  return areaNames.flatMap((areaName) => entriesIn(openArea(areaName)));
}

/**
 * Decides under which name and with which text a visitor's entry is kept if the learner has an entry with its
 * name; `null` keeps only the learner's.
 */
export type Merge = (
  visitors: VisitorsEntry,
  own: string,
) => { readonly name: string; readonly text: string } | null;

/** Turns the entries that visitors saved here into the learner's. */
export function keepVisitorsEntries(learner: number, merge: Merge): void {
  for (const areaName of areaNames) {
    const area = openArea(areaName);
    for (const entry of entriesIn(area)) {
      const from = entryKey(entry.kind, visitor, entry.name);
      const to = entryKey(entry.kind, String(learner), entry.name);
      const own = area?.get(to) ?? null;
      // A rename needs no room for a second copy.
      if (own === null) area?.rename(from, to);
      else {
        const merged = merge(entry, own);
        if (merged) {
          let { name } = merged;
          const keyOfCopy = () => entryKey(entry.kind, String(learner), name);
          while (name !== entry.name && (area?.get(keyOfCopy()) ?? null) !== null) name += ' (2)';
          area?.set(keyOfCopy(), merged.text);
        }
        area?.remove(from);
      }
    }
  }
}

const areaNames: readonly AreaName[] = ['local', 'session'];

function entriesIn(area: StorageArea | null): readonly VisitorsEntry[] {
  return (area?.keys() ?? []).flatMap((key) => {
    const [site, kind, owner, ...name] = key.split('.');
    if (site !== 'qubloom' || owner !== visitor || kind === 'outgoing') return [];
    const text = area?.get(key) ?? null;
    return text === null ? [] : [{ kind: kind as EntryKind, name: name.join('.'), text }];
  });
}

/** When a learner leaves, the next one starts empty. */
export function forgetVisitorsWork(): void {
  for (const name of areaNames) {
    const area = openArea(name);
    area
      ?.keys()
      .filter((key) => key.split('.')[2] === visitor)
      .forEach((key) => area.remove(key));
  }
}

/** A message that a learner has written but not sent must not be seen by the next user. */
function forgetChat(learner: number): void {
  const storage = learnerStorage(learner, 'session');
  for (const name of storage.names('rooms')) storage.remove('rooms', name);
}

/** The last signed-in learner in this browser, according to its storage. */
export function lastLearner(): number | undefined {
  const id = Number(openArea('local')?.get(learnerKey) ?? NaN);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** A quiz has no name of its own, because only one is answered at a time. */
function entryKey(kind: EntryKind, owner: string, name: string): string {
  return ['qubloom', kind, owner, ...(name === '' ? [] : [name])].join('.');
}

/**
 * Earlier versions saved the lab's entries and the quiz without an owner, as `qubloom.<kind>.<name>`. The first
 * user gets them, as with a visitor's entries.
 */
function claimUnowned(area: StorageArea, owner: string): void {
  for (const key of area.keys()) {
    const [, kind, name = ''] = /^qubloom\.(lab|quiz)(?:\.(.+))?$/.exec(key) ?? [];
    const isOwned = kind === 'lab' ? /^(\d+|visitor)\../.test(name) : name !== '';
    if (!kind || isOwned) continue;
    const own = entryKey(kind as EntryKind, owner, name);
    if (area.get(own) === null) area.rename(key, own);
    else area.remove(key);
  }
}
