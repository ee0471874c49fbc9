import { interactiveOptions, readOptions as readTable, interactiveLimits } from '@qubloom/contract';

export interface SwitchesOptions {
  readonly switches: number;
  readonly problem?: string | undefined;
}

export const maxSwitches = interactiveLimits.switches;

export function readOptions(query: string): SwitchesOptions {
  return readTable(interactiveOptions['switch-board'], new URLSearchParams(query));
}
