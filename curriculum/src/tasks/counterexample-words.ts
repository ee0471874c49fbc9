/** A counterexample in a learner's words: what to try, the result, and the expected result. */
import { percent } from '@qubloom/contract';
import type { Counterexample } from '@qubloom/quantum';
import type { TaskExample } from './diagnosis.ts';

/** A counterexample says more than a percentage. If there is a reason, it is added as an example. */
export function withCounterexample<Found extends { readonly code: string }>(
  diagnosis: Found,
  found: Counterexample | undefined,
  members: readonly string[] = [],
): Found & { readonly example?: TaskExample } {
  if (!found) return diagnosis;
  const sentence = counterexampleSentence(found, members);
  const words =
    diagnosis.code === 'how-near'
      ? { reason: sentence, next: 'Which gate makes the difference?' }
      : {};
  return { ...diagnosis, ...words, example: { sentence, found } };
}

type LookCounterexample = Extract<Counterexample, { kind: 'look' }>;
type StopCounterexample = Extract<Counterexample, { kind: 'stop' }>;

/** `members`: the names of the boxes of a family. */
function counterexampleSentence(found: Counterexample, members: readonly string[] = []): string {
  const box = found.member === undefined ? undefined : members[found.member];
  const lead = [
    box === undefined ? '' : `With the box “${box}”`,
    found.kind === 'look' ? inputOf(found) : '',
    found.kind === 'look' ? turnedLooksOf(found) : '',
  ].filter((part) => part !== '');
  const result = found.kind === 'look' ? lookResult(found) : stopResult(found);
  const start = lead.join(', ');
  if (start !== '') return `${start}: ${result}`;
  return /^q\d/.test(result) ? result : `${result.charAt(0).toUpperCase()}${result.slice(1)}`;
}

const stateNames: Readonly<Record<string, string>> = { '+': 'plus', '-': 'minus' };

function inputOf({ inputs, start }: LookCounterexample): string {
  if (inputs.length === 0) return '';
  const values = inputs.map((wire) => {
    const state = start[wire] ?? '0';
    return `q${wire} = ${stateNames[state] ?? state}`;
  });
  return `Try ${values.join(', ')}`;
}

function turnedLooksOf({ looks }: LookCounterexample): string {
  const along = (axis: string) =>
    looks.filter((look) => look.axis === axis).map(({ wire }) => `q${wire}`);
  const gates = [
    ['H', along('x')],
    ['S† and H', along('y')],
  ] as const;
  const parts = gates.flatMap(([gate, wires]) =>
    wires.length > 0 ? [`${gate} on ${wires.join(' and ')}`] : [],
  );
  return parts.length === 0 ? '' : `${parts.join(', ')} just before the look`;
}

function lookResult({ looks, outcome, sure, found, wanted, given }: LookCounterexample): string {
  const condition = Object.entries(given ?? {})
    .map(([wire, value]) => `q${wire} shows ${value}`)
    .join(' and ');
  if (found === undefined)
    return `no look finds that ${condition}, so there is nothing to compare.`;
  const when = condition === '' ? '' : `when ${condition}, `;
  const wires = looks.map(({ wire }) => wire).reverse();
  if (sure !== undefined && isSure(found)) {
    const wrong = wires.flatMap((wire, at) =>
      outcome[at] === sure[at] ? [] : [[wire, outcome[at], sure[at]] as const],
    );
    if (wrong.length > 0) {
      const became = wrong
        .reverse()
        .map(([wire, is, should]) => `q${wire} became ${is ?? ''}, it should be ${should ?? ''}`);
      return `${when}${became.join('; ')}.`;
    }
  }
  const [wire] = wires;
  const what =
    wires.length === 1 && wire !== undefined
      ? `q${wire} ${often(found, 'shows', outcome)}`
      : `${outcome} ${often(found, 'comes up')}`;
  return `${when}${what}, and it ${should(wanted)}.`;
}

const isSure = (chance: number) => chance > 1 - 1e-9;
const isNever = (chance: number) => chance < 1e-9;

function often(chance: number, verb: string, outcome = ''): string {
  const words = outcome === '' ? verb : `${verb} ${outcome}`;
  if (isSure(chance)) return `always ${words}`;
  if (isNever(chance)) return `never ${words}`;
  return `${words} in ${percent(chance)} of the looks`;
}

function should(chance: number): string {
  if (isSure(chance)) return 'always should';
  if (isNever(chance)) return 'never should';
  return `should in ${percent(chance)}`;
}

function stopResult({ stop, wanted }: StopCounterexample): string {
  if (stop === 0) return `your circuit never surely shows ${wanted}.`;
  const before = stop === 1 ? 'the first stop' : `the first ${stop} stops`;
  return `after ${before}, your circuit should surely come to ${wanted}. It doesn’t.`;
}
