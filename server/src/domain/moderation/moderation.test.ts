import { expect, test } from 'vitest';
import { findingInName, judge } from './moderation.ts';

test('the server judges with the trained filter', () => {
  expect(judge('shall we try H on q0?')).toEqual({ decision: 'fine' });
  expect(judge('fuck you')).toMatchObject({ decision: 'block', finding: 'rude' });
});

test.each([
  ['Bell pairs', null],
  ['cool_wolf22', null],
  ['sh1t room', 'rude'],
  ['call 555 867 5309', 'personal'],
])('the name %s is judged as %s', (name, finding) => {
  expect(findingInName(name)).toBe(finding);
});
