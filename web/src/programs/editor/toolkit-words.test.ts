import { describe, expect, it } from 'vitest';
import { signatureOf, toolkitWords } from './toolkit-words.ts';

const files = import.meta.glob<string>('../../../../toolkit/python/qubloom/**/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = Object.values(files).join('\n');
const exported = /__all__ = \[\s+"AerSimulator"[^\]]+\]/.exec(source)?.[0];

/** The parameters of each definition with this name, without their defaults. */
function parametersOf(kind: string, name: string): readonly (readonly string[])[] {
  const pattern =
    kind === 'class'
      ? new RegExp(`^class ${name}\\b(?:(?!^class )[^])*?def __init__\\((.*)\\):$`, 'gm')
      : new RegExp(`^ *def ${name}\\((.*)\\):$`, 'gm');
  return [...source.matchAll(pattern)].map(([, list = '']) =>
    list
      .split(', ')
      .map((parameter) => parameter.replace(/=.*/, ''))
      .filter((parameter) => parameter !== 'self' && parameter !== 'cls'),
  );
}

const isInOrder = (some: readonly string[], all: readonly string[]) =>
  some.join() === all.filter((parameter) => some.includes(parameter)).join();

describe('the words that the editor knows', () => {
  it.each(toolkitWords.map((word) => [signatureOf(word), word] as const))(
    'the toolkit has %s',
    (_, { kind, name, parameters }) => {
      const named = parameters === '' ? [] : parameters.split(', ');
      // Registers share the constructor of their base class.
      const owner = /Register$/.test(name) ? 'Register' : name;
      expect(parametersOf(kind, owner).some((all) => isInOrder(named, all))).toBe(true);
      if (kind !== 'method') expect(exported).toContain(`"${name}"`);
    },
  );

  it('no word is listed twice', () => {
    expect(new Set(toolkitWords.map(({ name }) => name)).size).toBe(toolkitWords.length);
  });
});
