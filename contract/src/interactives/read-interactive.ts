import type { ShownInteractive } from '../lessons/lesson-content.ts';
import { findInteractive } from './interactives.ts';
import { readProperties } from './properties.ts';

export type ReadInteractive =
  | { readonly ok: true; readonly properties: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the properties of an interactive as a lesson, a card, or a visualization writes them. */
export function readInteractive({
  name,
  properties,
}: Pick<ShownInteractive, 'name' | 'properties'>): ReadInteractive {
  const interactive = findInteractive(name);
  if (!interactive) return { ok: false, problems: [`there is no interactive ${name}`] };
  const table = interactive.properties;
  const { values, unread } = readProperties(table, properties);
  const problems = [
    ...unread.map((key) => `${key}: ${table[key]?.expected}`),
    ...Object.keys(properties)
      .filter((key) => !Object.hasOwn(table, key))
      .map((key) => `${key}: There is no such property.`),
  ];
  const together = problems.length === 0 ? interactive.problemOf?.(values) : undefined;
  if (together !== undefined) problems.push(together);
  return problems.length === 0
    ? { ok: true, properties: values }
    : {
        ok: false,
        problems: problems.map(
          (problem) => `the interactive ${name} has properties that do not fit: ${problem}`,
        ),
      };
}
