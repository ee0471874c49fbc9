/** Which gates of a circuit's own are made with which. */
import type { GateDefinition } from '@qubloom/quantum';

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
