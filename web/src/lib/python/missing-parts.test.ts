import { expect, it } from 'vitest';
import { missingParts } from './missing-parts.ts';

it('says what a restricted browser lacks and what still works, and does not require shared memory', () => {
  const sentence = missingParts({});
  expect(sentence).toContain('WebAssembly');
  expect(sentence).toContain('Lessons, the circuit lab, and tasks with circuits still work.');
  expect(missingParts({ WebAssembly: {} })).toBeNull();
});
