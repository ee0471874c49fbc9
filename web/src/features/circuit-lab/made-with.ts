/** What gates of a circuit's own are made of. */
import type { Circuit, GateDefinition } from '@qubloom/quantum';

/** What is edited, with the circuits around a gate that is open. */
export interface Edited {
  readonly circuit: Circuit;
  readonly outer: readonly { readonly circuit: Circuit }[];
}

/** All gates of one's own, also those that the inside of an open gate leaves out; the innermost first. */
export function knownDefinitions({ circuit, outer }: Edited): readonly GateDefinition[] {
  return [circuit, ...outer.toReversed().map((around) => around.circuit)].flatMap(
    (each) => each.definitions,
  );
}

/** Whether a gate is this one or is made with it. */
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

/** Whether two gates of one's own are made of the same, wherever each was read from. */
export function isSameDefinition(a: GateDefinition, b: GateDefinition): boolean {
  return a === b || writtenOut(a) === writtenOut(b);
}

/** The order in which an object's parts were put together says nothing. */
function writtenOut(definition: GateDefinition): string {
  return JSON.stringify(definition, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : value,
  );
}
