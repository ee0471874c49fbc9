/** The parameters of the lab page's address. */
import type { LabLevel } from '@qubloom/contract';
import { parseCircuitUrl, type Circuit } from '@qubloom/quantum';
import { exampleOf } from './examples/examples.ts';
import { labProblem } from './state/lab-limits.ts';
import { parseLevel } from './palette/tools.ts';

export interface LabAddress {
  readonly circuit?: Circuit;
  readonly level?: LabLevel;
  readonly allowed?: readonly string[];
  /** Explains in one sentence why a link cannot be read. */
  readonly problem?: string;
  /** The storage slot of the circuits; `lab` by default. */
  readonly slot?: string;
}

/**
 * `?c=` is a circuit, `?example=` the name of an example, `?level=` a level, `?gates=x,h,control` the allowed gates,
 * and `?place=` (a lesson, for example) the slot in which circuits are saved. `?restart` starts over in that slot. All
 * of them also work behind `#`, because no server cuts that part of a long circuit off.
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
 * Returns true if the lab opens with the circuit in its address instead of the saved one. A circuit in the query is
 * only the start of a slot, so the circuit saved in that slot takes precedence. A shared link takes precedence over the
 * saved circuit.
 */
export function startsFromAddress(search: string, hash: string): boolean {
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
