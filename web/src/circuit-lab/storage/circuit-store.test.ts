// @vitest-environment jsdom
import { circuit, formatCircuitUrl, gate } from '@qubloom/quantum';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { learnerStorage, type LearnerStorage } from '../../product/storage/learner-storage.ts';
import { createCircuitStore, openStorage, readSaved } from './circuit-store.ts';

const empty = circuit(2).build();
const bell = circuit(2).h(0).cx(0, 1).build();
const ghz = circuit(3).h(0).cx(0, 1).cx(1, 2).build();
const key = 'qubloom.lab.visitor.lesson-7';
const slot = 'lesson-7';
const storage = learnerStorage(undefined);
let clock = 0;
const open = (shown = empty, area: LearnerStorage = storage) =>
  createCircuitStore(area, slot, shown, () => ++clock);
const saved = () => readSaved(storage, slot);

beforeEach(() => {
  localStorage.clear();
  clock = 0;
});

describe("a browser's saved circuits", () => {
  it('are the last circuit of each slot', () => {
    expect(saved()).toEqual({});
    const store = open();
    expect(store.save(bell, false)).toBe('saved');
    expect(store.save(ghz, false)).toBe('saved');
    expect(saved()).toEqual({ circuit: ghz });
    expect(readSaved(storage, 'lesson-8')).toEqual({});
    expect(store.earlier()).toEqual([]);
  });

  it('include a circuit that another one has replaced', () => {
    const store = open();
    store.save(bell, false);
    store.save(ghz, true);
    expect(store.earlier()).toMatchObject([{ wires: 2, columns: 2 }]);
    // The same circuit is listed only once.
    store.save(bell, true);
    expect(store.earlier()).toMatchObject([{ wires: 3, columns: 3 }]);
  });

  it('include the old work when a link opened another circuit first', () => {
    open().save(bell, false);
    const later = open(empty);
    expect(saved()).toEqual({ circuit: bell });
    later.save(ghz, false);
    expect(saved()).toEqual({ circuit: ghz });
    expect(later.earlier()).toMatchObject([{ wires: 2, columns: 2 }]);
  });

  it('are never overwritten by a stale tab, whose work is saved beside them', () => {
    const [stale, busy] = [open(), open()];
    busy.save(bell, false);
    expect(stale.isStale()).toBe(true);
    expect(stale.save(ghz, false)).toBe('beside');
    expect(stale.save(ghz, true)).toBe('beside');
    expect(saved()).toEqual({ circuit: bell });
    expect(stale.earlier()).toMatchObject([{ wires: 3 }]);
    // Work saved beside newer work does not make the other tab stale.
    expect(busy.isStale()).toBe(false);
  });

  it('let a stale tab continue with the newer work, or with its own', () => {
    const [stale, busy] = [open(), open()];
    busy.save(bell, false);
    expect(stale.loadNewer()).toEqual(bell);
    expect(stale.save(ghz, false)).toBe('saved');
    expect(busy.isStale()).toBe(true);
    expect(busy.saveOverNewer(bell)).toBe('saved');
    expect(saved()).toEqual({ circuit: bell });
    expect(busy.earlier()).toMatchObject([{ wires: 3 }]);
  });

  it.each([
    ['{', /damaged/],
    ['null', /damaged/],
    ['{"form":1,"stamp":"a","current":{"link":"1x"},"earlier":[]}', /damaged/],
    [
      '{"form":1,"stamp":"a","current":{"saved":1,"wires":1,"columns":1,"link":"1AAAAAAAA"},"earlier":[]}',
      /damaged/,
    ],
    ['{"form":2,"anything":[]}', /newer version/],
  ])('are explained if they cannot be read, and are not deleted: %s', (text, message) => {
    localStorage.setItem(key, text);
    expect(saved().circuit).toBeUndefined();
    expect(saved().problem).toMatch(message);
    const store = open();
    expect(localStorage.getItem(key)).toBe(text);
    expect(store.save(bell, false)).toBe('saved');
    expect(saved()).toEqual({ circuit: bell });
    const shown = [localStorage.getItem(`${key}.unreadable`), localStorage.getItem(key)].join();
    // If only its circuit is damaged, an entry stays among the earlier ones.
    expect(shown).toContain(
      text.startsWith('{"form":1,"stamp":"a","current":{"saved"') ? '1AAAAAAAA' : text,
    );
  });

  it('are read from earlier versions of the page, and saved in the same form', () => {
    const link = formatCircuitUrl(bell);
    const current = { saved: 5, wires: 2, columns: 2, link };
    localStorage.setItem(
      'qubloom.lab.lesson-7',
      JSON.stringify({ form: 1, stamp: 'm1-a', current, earlier: [{ ...current, tab: 'm1-b' }] }),
    );
    expect(readSaved(openStorage(), slot)).toEqual({ circuit: bell });
    const store = open(bell);
    expect(store.earlier()).toEqual([{ ...current, tab: 'm1-b' }]);
    expect(store.save(ghz, false)).toBe('saved');
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      form: 1,
      stamp: expect.any(String) as unknown,
      current: { wires: 3, columns: 3, link: formatCircuitUrl(ghz) },
      earlier: [{ link }],
    });
  });

  it('are optional: the store works without storage', () => {
    const closed: LearnerStorage = { ...storage, isOpen: false, find: () => undefined };
    const store = open(empty, closed);
    expect(store.save(bell, false)).toBe('off');
    expect(store.isStale()).toBe(false);
    expect(readSaved(closed, slot)).toEqual({});
  });

  /** Returns a storage that accepts texts up to this many characters. */
  const tight = (room: { max: number }): LearnerStorage => ({
    ...storage,
    save: (kind, name, text) => text.length <= room.max && storage.save(kind, name, text),
  });
  const size = () => localStorage.getItem(key)?.length ?? 0;

  it('lose old circuits if the storage is full, with a message if even that is not enough', () => {
    const store = open();
    store.save(bell, false);
    const room = { max: 600 };
    const cramped = open(bell, tight(room));
    room.max = 150;
    expect(cramped.save(ghz, true)).toBe('saved');
    expect(cramped.earlier()).toEqual([]);
    room.max = 10;
    expect(cramped.save(bell, true)).toBe('full');
    expect(saved()).toEqual({ circuit: ghz });
    // It is still this tab's own work, which continues when there is room again.
    expect(cramped.isStale()).toBe(false);
    room.max = 600;
    expect(cramped.save(bell, true)).toBe('saved');
    expect(cramped.earlier()).toMatchObject([{ wires: 3 }]);
  });

  it('lose no more than they must', () => {
    const store = open();
    store.save(bell, false);
    store.save(ghz, true);
    const cramped = open(ghz, tight({ max: size() + 20 }));
    expect(cramped.save(circuit(1).h(0).build(), true)).toBe('saved');
    expect(cramped.earlier()).toMatchObject([{ wires: 3 }]);
  });

  it('lose nothing if there is no room beside the newer work, with a message', () => {
    const room = { max: 5000 };
    const [stale, busy] = [open(empty, tight(room)), open()];
    busy.save(bell, false);
    busy.save(circuit(1).x(0).build(), true);
    const before = localStorage.getItem(key);
    room.max = size() + 20;
    expect(stale.save(ghz, false)).toBe('full');
    expect(localStorage.getItem(key)).toBe(before);
    expect(stale.isStale()).toBe(true);
    // The newer work is not deleted for the older one either.
    room.max = size() - 40;
    expect(stale.saveOverNewer(ghz)).toBe('full');
    expect(localStorage.getItem(key)).toBe(before);
  });

  it('are not overwritten if they cannot be read and there is no room to put them aside', () => {
    localStorage.setItem(key, '{"form":2,"anything":"long enough to be too long"}');
    const cramped = open(empty, tight({ max: 20 }));
    expect(cramped.save(bell, false)).toBe('full');
    expect(saved().problem).toMatch(/newer version/);
  });

  it('report a failure for a circuit that cannot be written', () => {
    const store = open();
    store.save(bell, false);
    const broken = { ...bell, columns: [[gate('nothing', [0])]] };
    expect(store.save(broken, false)).toBe('failed');
    expect(store.saveOverNewer(broken)).toBe('failed');
    expect(saved()).toEqual({ circuit: bell });
  });

  it('are also read if the storage is full', () => {
    open().save(bell, false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(readSaved(openStorage(), slot)).toEqual({ circuit: bell });
  });
});
