// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepVisitorsEntries } from '../../product/storage/learner-storage.ts';
import { keptPrograms } from './kept-programs.ts';

beforeEach(() => localStorage.clear());

it('opens the last edited program, and keeps the others', () => {
  const programs = keptPrograms(7);
  expect(programs.open()).toEqual({ name: undefined, code: undefined, link: '' });
  programs.save(undefined, 'print(1)');
  programs.save('My die', 'print(2)');
  expect(keptPrograms(7).open()).toEqual({ name: 'My die', code: 'print(2)', link: '' });
  expect(programs.find(undefined)).toBe('print(1)');
  expect(programs.names()).toEqual(['My die']);
  programs.remove('My die');
  expect(programs.open()).toEqual({ name: undefined, code: 'print(1)', link: '' });
});

it('knows the link that a program came with', () => {
  keptPrograms(7).save('From a link', 'print(3)', 'code=abc');
  expect(keptPrograms(7).open().link).toBe('code=abc');
});

it('gives a name to only one program, without line breaks and not too long', () => {
  const programs = keptPrograms(undefined);
  programs.save(programs.freeName('A\nb '), '1');
  expect(programs.freeName('A b')).toBe('A b 2');
  expect(programs.freeName('  ')).toBe('Program');
  expect(programs.freeName('\u3164 \u200b')).toBe('Program');
  expect(programs.freeName('x'.repeat(99))).toHaveLength(60);
});

it("passes a visitor's programs to the first learner who keeps them, and to nobody else", () => {
  keptPrograms(undefined).save('Die', 'print(4)');
  expect(keptPrograms(7).names()).toEqual([]);
  keepVisitorsEntries(7, () => null);
  expect(keptPrograms(7).names()).toEqual(['Die']);
  expect(keptPrograms(8).names()).toEqual([]);
  expect(keptPrograms(undefined).names()).toEqual([]);
});
