import { expect, test } from 'vitest';
import { batched, shared } from './batch.ts';

type Find<Found> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>;
const byKey = <Found>(find: Find<Found>) => batched(find, (key: string) => key);

test('asks once for what is asked at once, and gives everybody their own', async () => {
  const asked: (readonly string[])[] = [];
  const find = byKey<string>((keys) => {
    asked.push(keys);
    return Promise.resolve(new Map(keys.map((key) => [key, key.toUpperCase()])));
  });
  expect(await Promise.all(['a', 'b', 'a'].map(find))).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual([['a', 'b']]);
});

test('remembers nothing', async () => {
  let answers = 0;
  const find = byKey(() => Promise.resolve(new Map([['a', (answers += 1)]])));
  expect([await find('a'), await find('a')]).toEqual([1, 2]);
});

test('what is not found is null', async () => {
  expect(await byKey(() => Promise.resolve(new Map()))('a')).toBeNull();
});

test('never gives an answer that was on its way before the question', async () => {
  let value = 'old';
  const find = byKey<string>((keys) => {
    const read = value;
    return new Promise<Map<string, string>>((resolve) =>
      setTimeout(() => resolve(new Map(keys.map((key) => [key, read]))), 5),
    );
  });
  const before = find('a');
  await new Promise((resolve) => setTimeout(resolve, 2));
  value = 'new';
  expect([await find('a'), await before]).toEqual(['new', 'old']);
});

test('one that hangs or fails holds up nobody who asks later', async () => {
  let first = true;
  const find = byKey<string>((keys) => {
    if (!first) return Promise.resolve(new Map(keys.map((key) => [key, 'found'])));
    first = false;
    return new Promise<Map<string, string>>((_, reject) =>
      setTimeout(() => reject(new Error('away')), 200),
    );
  });
  const stuck = find('a');
  const failed = expect(stuck).rejects.toThrow('away');
  await new Promise((resolve) => setTimeout(resolve, 2));
  const start = performance.now();
  expect(await find('b')).toBe('found');
  expect(performance.now() - start).toBeLessThan(150);
  await failed;
});

test('who asks for the same list at once shares one query, and the next asks anew', async () => {
  let answers = 0;
  const list = shared(() => Promise.resolve([(answers += 1)]));
  expect(await Promise.all([list(), list()])).toEqual([[1], [1]]);
  expect(await list()).toEqual([2]);
});

test('a shared query that fails fails for all who asked, and for nobody later', async () => {
  let failures = 0;
  const list = shared(() =>
    (failures += 1) === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('here'),
  );
  expect(await Promise.allSettled([list(), list()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await list()).toBe('here');
});
