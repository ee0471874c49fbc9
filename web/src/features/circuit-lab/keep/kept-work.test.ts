// @vitest-environment jsdom
import { circuit, gate } from '@qubloom/quantum';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeeper, openStorage, readKept } from './kept-work.ts';

const empty = circuit(2).build();
const bell = circuit(2).h(0).cx(0, 1).build();
const ghz = circuit(3).h(0).cx(0, 1).cx(1, 2).build();
const key = 'qubloom.lab.lesson-7';
const place = 'lesson-7';
let clock = 0;
const keep = (shown = empty, storage: Storage | null = localStorage) =>
  createKeeper(storage, place, shown, () => ++clock);
const kept = () => readKept(localStorage, place);

beforeEach(() => {
  localStorage.clear();
  clock = 0;
});

describe('what the browser keeps', () => {
  it('is the last circuit, for each place its own', () => {
    expect(kept()).toEqual({});
    const keeper = keep();
    expect(keeper.save(bell, false)).toBe('kept');
    expect(keeper.save(ghz, false)).toBe('kept');
    expect(kept()).toEqual({ circuit: ghz });
    expect(readKept(localStorage, 'lesson-8')).toEqual({});
    expect(keeper.earlier()).toEqual([]);
  });

  it('puts a circuit aside when another takes its place', () => {
    const keeper = keep();
    keeper.save(bell, false);
    keeper.save(ghz, true);
    expect(keeper.earlier()).toMatchObject([{ wires: 2, columns: 2 }]);
    // The same circuit again stands in one place only.
    keeper.save(bell, true);
    expect(keeper.earlier()).toMatchObject([{ wires: 3, columns: 3 }]);
  });

  it('keeps the old work when a link opened another circuit first', () => {
    keep().save(bell, false);
    const later = keep(empty);
    expect(kept()).toEqual({ circuit: bell });
    later.save(ghz, false);
    expect(kept()).toEqual({ circuit: ghz });
    expect(later.earlier()).toMatchObject([{ wires: 2, columns: 2 }]);
  });

  it('is never overwritten by a stale tab, whose work goes beside it', () => {
    const [stale, busy] = [keep(), keep()];
    busy.save(bell, false);
    expect(stale.isStale()).toBe(true);
    expect(stale.save(ghz, false)).toBe('beside');
    expect(stale.save(ghz, true)).toBe('beside');
    expect(kept()).toEqual({ circuit: bell });
    expect(stale.earlier()).toMatchObject([{ wires: 3 }]);
    // What was put beside does not make the other tab stale.
    expect(busy.isStale()).toBe(false);
  });

  it('lets a stale tab go on with the newer work, or with its own', () => {
    const [stale, busy] = [keep(), keep()];
    busy.save(bell, false);
    expect(stale.takeNewer()).toEqual(bell);
    expect(stale.save(ghz, false)).toBe('kept');
    expect(busy.isStale()).toBe(true);
    expect(busy.takeOwn(bell)).toBe('kept');
    expect(kept()).toEqual({ circuit: bell });
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
  ])('is told in words where it cannot be read, and is not thrown away: %s', (text, words) => {
    localStorage.setItem(key, text);
    expect(kept().circuit).toBeUndefined();
    expect(kept().trouble).toMatch(words);
    const keeper = keep();
    expect(localStorage.getItem(key)).toBe(text);
    expect(keeper.save(bell, false)).toBe('kept');
    expect(kept()).toEqual({ circuit: bell });
    const shown = [localStorage.getItem(`${key}.unreadable`), localStorage.getItem(key)].join();
    // A shelf whose circuit alone is damaged stays among the earlier ones.
    expect(shown).toContain(
      text.startsWith('{"form":1,"stamp":"a","current":{"saved"') ? '1AAAAAAAA' : text,
    );
  });

  it('needs no memory to work', () => {
    const keeper = keep(empty, null);
    expect(keeper.save(bell, false)).toBe('off');
    expect(keeper.isStale()).toBe(false);
    expect(readKept(null, place)).toEqual({});
  });

  /** A memory that takes texts of so many characters. */
  const tight = (room: { most: number }) =>
    ({
      getItem: (name: string) => localStorage.getItem(name),
      setItem(name: string, text: string) {
        if (text.length > room.most) throw new DOMException('full', 'QuotaExceededError');
        localStorage.setItem(name, text);
      },
    }) as Storage;
  const size = () => localStorage.getItem(key)?.length ?? 0;

  it('lets go of old circuits where the memory is full, and says when even that is too little', () => {
    const keeper = keep();
    keeper.save(bell, false);
    const room = { most: 600 };
    const cramped = keep(bell, tight(room));
    room.most = 150;
    expect(cramped.save(ghz, true)).toBe('kept');
    expect(cramped.earlier()).toEqual([]);
    room.most = 10;
    expect(cramped.save(bell, true)).toBe('full');
    expect(kept()).toEqual({ circuit: ghz });
    // It is still this tab's own work, which goes on when there is room again.
    expect(cramped.isStale()).toBe(false);
    room.most = 600;
    expect(cramped.save(bell, true)).toBe('kept');
    expect(cramped.earlier()).toMatchObject([{ wires: 3 }]);
  });

  it('lets go of no more than it must', () => {
    const keeper = keep();
    keeper.save(bell, false);
    keeper.save(ghz, true);
    const cramped = keep(ghz, tight({ most: size() + 20 }));
    expect(cramped.save(circuit(1).h(0).build(), true)).toBe('kept');
    expect(cramped.earlier()).toMatchObject([{ wires: 3 }]);
  });

  it('loses nothing where there is no room beside the newer work, and says so', () => {
    const room = { most: 5000 };
    const [stale, busy] = [keep(empty, tight(room)), keep()];
    busy.save(bell, false);
    busy.save(circuit(1).x(0).build(), true);
    const before = localStorage.getItem(key);
    room.most = size() + 20;
    expect(stale.save(ghz, false)).toBe('full');
    expect(localStorage.getItem(key)).toBe(before);
    expect(stale.isStale()).toBe(true);
    // The newer work is not given up for the older one either.
    room.most = size() - 40;
    expect(stale.takeOwn(ghz)).toBe('full');
    expect(localStorage.getItem(key)).toBe(before);
  });

  it('does not write over what it cannot read where there is no room to put that aside', () => {
    localStorage.setItem(key, '{"form":2,"anything":"long enough to be too long"}');
    const cramped = keep(empty, tight({ most: 20 }));
    expect(cramped.save(bell, false)).toBe('full');
    expect(kept().trouble).toMatch(/newer version/);
  });

  it('says that it failed with a circuit that cannot be written', () => {
    const keeper = keep();
    keeper.save(bell, false);
    const broken = { ...bell, columns: [[gate('nothing', [0])]] };
    expect(keeper.save(broken, false)).toBe('failed');
    expect(keeper.takeOwn(broken)).toBe('failed');
    expect(kept()).toEqual({ circuit: bell });
  });

  it('is read also where the memory is full', () => {
    keep().save(bell, false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(readKept(openStorage(), place)).toEqual({ circuit: bell });
  });
});
