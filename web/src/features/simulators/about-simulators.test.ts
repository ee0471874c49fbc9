import { allSimulators } from '@qubloom/contract';
import { expect, it } from 'vitest';
import { aboutSimulator } from './about-simulators.ts';

it('every simulator of the site has a name and instructions', () => {
  const titles = allSimulators().map(({ name }) => aboutSimulator(name).title);
  expect(new Set(titles).size).toBe(allSimulators().length);
  expect(titles).not.toContain(aboutSimulator('no such simulator').title);
});

it.each(['constructor', '__proto__', ''])('%j is not a simulator', (name) => {
  expect(aboutSimulator(name)).toBe(aboutSimulator('no such simulator'));
});
