/** What the address of the lab's own page asks for. */
import { parseCircuitUrl, type Circuit } from '@qubloom/quantum';
import { exampleOf } from './examples.ts';
import { labTrouble } from './lab-limits.ts';
import { parseLevel, type LabLevel } from './tools.ts';

export interface LabAddress {
  readonly circuit?: Circuit;
  readonly level?: LabLevel;
  readonly allowed?: readonly string[];
  /** A sentence about a link that could not be read. */
  readonly trouble?: string;
  /** What circuits are kept under; `lab` if not told. */
  readonly place?: string;
}

/**
 * `?c=` a circuit, `?example=` one by its name, `?level=`, `?gates=x,h,control`, `?place=` (say, a lesson) that circuits are kept
 * under. All may stand behind `#`
 * as well, where no server cuts a long circuit off.
 */
export function readAddress(search: string, hash = ''): LabAddress {
  const asked = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) asked.set(name, value);
  const level = parseLevel(asked.get('level'));
  const gates = asked.get('gates');
  const place = /^[A-Za-z0-9-]{1,60}$/.exec(asked.get('place') ?? '')?.[0];
  const link = asked.get('c');
  const example = exampleOf(asked.get('example') ?? '');
  const read = link === null ? null : readLink(link);
  return {
    ...(level && { level }),
    ...(place && { place }),
    ...(gates && { allowed: gates.split(',') }),
    ...(read?.ok ? { circuit: read.circuit } : example && { circuit: example.circuit }),
    ...(read && !read.ok && { trouble: read.message }),
  };
}

function readLink(link: string): ReturnType<typeof parseCircuitUrl> {
  const read = parseCircuitUrl(link);
  const trouble = read.ok ? labTrouble(read.circuit) : undefined;
  return trouble === undefined ? read : { ok: false, message: trouble };
}
