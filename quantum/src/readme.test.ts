import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Imported by its address, so that this test does not count as a use of any name, and unused exports are still found.
 */
const address = new URL('./index.ts', import.meta.url).href;
const engine = (await import(/* @vite-ignore */ address)) as Readonly<Record<string, unknown>>;

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [
  ...readme.matchAll(/```ts\n(?<code>[\s\S]*?)```[\s\S]*?```text\n(?<output>[\s\S]*?)```/g),
];

/** Runs code of the README, whose only import is the package, and returns its output. */
async function printed(code: string): Promise<string> {
  const lines: string[] = [];
  const body = code.replace(/import \{([^}]+)\} from '@qubloom\/quantum';/, 'const {$1} = engine;');
  const run = new Function('engine', 'console', `return (async () => {${body}})();`) as (
    ...given: unknown[]
  ) => Promise<void>;
  await run(engine, { log: (...values: unknown[]) => lines.push(values.join(' ')) });
  return lines.map((line) => `${line}\n`).join('');
}

describe('the README', () => {
  it('has examples', () => {
    expect(examples).toHaveLength(3);
  });

  it.each(
    examples.map((example) => [example.groups?.['code'] ?? '', example.groups?.['output'] ?? '']),
  )('prints the stated output: %#', async (code, output) => {
    expect(await printed(code)).toBe(output);
  });

  it('needs at most ten lines from the import to the histogram', () => {
    const [bell] = examples;
    expect(bell?.groups?.['code']?.trim().split('\n').length).toBeLessThanOrEqual(10);
  });

  it('names only exports of the package', () => {
    const table = readme.slice(
      readme.indexOf('## What there is'),
      readme.indexOf('A state of three wires'),
    );
    const spans = table.split('`').filter((_, i) => i % 2 === 1);
    const names = spans.map((span) => /^[a-zA-Z]+/.exec(span)?.[0]);
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(engine).toHaveProperty([name ?? '']);
  });
});
