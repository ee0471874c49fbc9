/** What the address of the lab's own page asks for. */
import { parseCircuitUrl, type Circuit } from '@qubloom/quantum';
import { exampleOf } from './examples.ts';
import { parseLevel, type LabLevel } from './tools.ts';

export interface LabAddress {
  readonly circuit?: Circuit;
  readonly level?: LabLevel;
  readonly allowed?: readonly string[];
  /** A sentence about a link that could not be read. */
  readonly trouble?: string;
}

/**
 * `?c=` a circuit, `?example=` one by its name, `?level=`, `?gates=x,h,control`. All may stand behind `#`
 * as well, where no server cuts a long circuit off.
 */
export function readAddress(search: string, hash = ''): LabAddress {
  const asked = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) asked.set(name, value);
  const level = parseLevel(asked.get('level'));
  const gates = asked.get('gates');
  const link = asked.get('c');
  const example = exampleOf(asked.get('example') ?? '');
  const read = link === null ? null : parseCircuitUrl(link);
  return {
    ...(level && { level }),
    ...(gates && { allowed: gates.split(',') }),
    ...(read?.ok ? { circuit: read.circuit } : example && { circuit: example.circuit }),
    ...(read && !read.ok && { trouble: read.message }),
  };
}
