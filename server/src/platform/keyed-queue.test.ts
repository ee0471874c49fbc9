import { expect, test } from 'vitest';
import { TooMany } from './errors.ts';
import { KeyedQueue } from './keyed-queue.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('work with the same key never overlaps, but work with different keys does', async () => {
  const queue = new KeyedQueue<string>();
  const running = new Map<string, number>();
  const seen: string[] = [];
  const work = (key: string, name: string) =>
    queue.run(key, async () => {
      running.set(key, (running.get(key) ?? 0) + 1);
      seen.push(`${name} begins`);
      expect(running.get(key)).toBe(1);
      await soon();
      running.set(key, (running.get(key) ?? 0) - 1);
      return name;
    });

  const names = await Promise.all([work('ada', 'a1'), work('ada', 'a2'), work('grace', 'g1')]);

  expect(names).toEqual(['a1', 'a2', 'g1']);
  expect(seen.slice(0, 2).sort()).toEqual(['a1 begins', 'g1 begins']);
});

test('a failure does not stop the next one', async () => {
  const queue = new KeyedQueue<number>();
  const failing = queue.run(1, () => Promise.reject(new Error('broken')));
  const next = queue.run(1, () => Promise.resolve('fine'));

  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});

test('a queue has a maximum length', async () => {
  const queue = new KeyedQueue<number>();
  const all = await Promise.allSettled(Array.from({ length: 120 }, () => queue.run(1, soon)));

  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(20);
  expect(refused[0]?.reason).toBeInstanceOf(TooMany);
  expect(await queue.run(1, () => Promise.resolve('open again'))).toBe('open again');
});
