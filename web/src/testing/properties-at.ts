import { interactives, readAddress, type InteractiveName } from '@qubloom/contract';
import type { ViewProps } from '../interactives/interactive.ts';

/** The properties that an interactive's page reads from the query of its address. */
export function propertiesAt<Name extends InteractiveName>(
  name: Name,
  query: string,
): ViewProps<Name> {
  return readAddress<(typeof interactives)[Name]['properties']>(
    interactives[name].properties,
    new URLSearchParams(query),
  );
}
