/** What the address of the lab's own page asks for. */
import type { LabLevel } from '@qubloom/contract';
import { parseCircuitUrl, type Circuit } from '@qubloom/quantum';
import { exampleOf } from './examples/examples.ts';
import { labProblem } from './state/lab-limits.ts';
import { parseLevel } from './palette/tools.ts';

export interface LabAddress {
  readonly circuit?: Circuit;
  readonly level?: LabLevel;
  readonly allowed?: readonly string[];
  /** A sentence about a link that could not be read. */
  readonly problem?: string;
  /** What circuits are saved under; `lab` by default. */
  readonly slot?: string;
}

/**
 * `?c=` a circuit, `?example=` one by its name, `?level=`, `?gates=x,h,control`, `?place=` (say, a lesson) that circuits are saved
 * under, `?restart` to begin anew there. All may stand behind `#` as well, where no server cuts a long circuit off.
 */
export function readAddress(search: string, hash = ''): LabAddress {
  const asked = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) asked.set(name, value);
  const level = parseLevel(asked.get('level'));
  const gates = asked.get('gates');
  const slot = /^[A-Za-z0-9-]{1,60}$/.exec(asked.get('place') ?? '')?.[0];
  const link = asked.get('c');
  const example = exampleOf(asked.get('example') ?? '');
  const read = link === null ? null : readLink(link);
  return {
    ...(level && { level }),
    ...(slot && { slot }),
    ...(gates && { allowed: gates.split(',') }),
    ...(read?.ok ? { circuit: read.circuit } : example && { circuit: example.circuit() }),
    ...(read && !read.ok && { problem: read.message }),
  };
}

/**
 * Whether the lab opens with what its address says, and not with what is saved. A circuit in the query is
 * where a slot begins, so what was saved there goes before it; a link that somebody shared is followed.
 */
export function opensAddress(search: string, hash: string): boolean {
  if (new URLSearchParams(search).has('restart')) return true;
  const { slot } = readAddress(search);
  const { circuit, problem } = readAddress(slot === undefined ? search : '', hash);
  return circuit !== undefined || problem !== undefined;
}

function readLink(link: string): ReturnType<typeof parseCircuitUrl> {
  const read = parseCircuitUrl(link);
  const problem = read.ok ? labProblem(read.circuit) : undefined;
  return problem === undefined ? read : { ok: false, message: problem };
}
