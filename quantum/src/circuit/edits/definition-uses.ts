import type { GateDefinition } from '../circuit.ts';

/** Returns true if a gate is `inner` or contains it, at any depth. */
export function isMadeWith(
  definitions: readonly GateDefinition[],
  name: string,
  inner: string,
): boolean {
  if (name === inner) return true;
  const own = definitions.find((definition) => definition.name === name);
  if (!own || !('body' in own)) return false;
  return own.body
    .flat()
    .some((each) => each.kind === 'gate' && isMadeWith(definitions, each.gate, inner));
}

/** Returns true if two definitions are equal, for any order of their parts. */
export function isSameDefinition(a: GateDefinition, b: GateDefinition): boolean {
  return a === b || sortedText(a) === sortedText(b);
}

function sortedText(definition: GateDefinition): string {
  return JSON.stringify(definition, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : value,
  );
}
