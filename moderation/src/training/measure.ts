/** Counts what a judge does with lines whose kind is known. */
import type { Judge } from '../judge.ts';
import { kinds, type Kind, type LineKind } from '../kinds.ts';

export interface MeasuredLine {
  readonly kind: LineKind;
  /** Messages of one sender after each other are separate lines of it. */
  readonly text: string;
}

export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface Figures {
  readonly bad: { readonly blocked: Share; readonly caught: Share };
  readonly good: { readonly blocked: Share; readonly asked: Share };
  /** Blocked or asked about. */
  readonly caughtByKind: Readonly<Record<Kind, Share>>;
  readonly blockedByKind: Readonly<Record<Kind, Share>>;
}

/** Returns the strictest decision about one of the messages of a line. */
export function decisionOn({ judge }: Judge, text: string): 'fine' | 'ask' | 'block' {
  const pieces = text.split('\n');
  const decisions = pieces.map(
    (piece, index) => judge(piece, { before: pieces.slice(0, index) }).decision,
  );
  return decisions.includes('block') ? 'block' : decisions.includes('ask') ? 'ask' : 'fine';
}

export function figuresOf(judge: Judge, lines: readonly MeasuredLine[]): Figures {
  const decided = lines.map(({ kind, text }) => ({ kind, decision: decisionOn(judge, text) }));
  type Decided = (typeof decided)[number];
  const share = (all: readonly Decided[], ...decisions: readonly Decided['decision'][]): Share => ({
    count: all.filter(({ decision }) => decisions.includes(decision)).length,
    of: all.length,
  });
  const bad = decided.filter(({ kind }) => kind !== 'fine');
  const good = decided.filter(({ kind }) => kind === 'fine');
  const byKind = (...decisions: readonly Decided['decision'][]) =>
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        share(
          bad.filter((line) => line.kind === kind),
          ...decisions,
        ),
      ]),
    ) as Record<Kind, Share>;
  return {
    bad: { blocked: share(bad, 'block'), caught: share(bad, 'block', 'ask') },
    good: { blocked: share(good, 'block'), asked: share(good, 'ask') },
    caughtByKind: byKind('block', 'ask'),
    blockedByKind: byKind('block'),
  };
}

/** Wilson's interval for a share, with 95 % confidence. */
export function interval({ count, of }: Share): readonly [low: number, high: number] {
  const z = 1.96;
  const share = count / of;
  const center = share + (z * z) / (2 * of);
  const margin = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * of)) / of);
  const scale = 1 + (z * z) / of;
  return [(center - margin) / scale, (center + margin) / scale];
}

const percent = (value: number) => (value * 100).toFixed(1);

export function printed(figures: Figures): string {
  const row = (name: string, share: Share) => {
    const [low, high] = interval(share);
    return `${name.padEnd(28)} ${percent(share.count / share.of).padStart(5)} %  (${percent(low)} to ${percent(high)}; ${String(share.count)} of ${String(share.of)})`;
  };
  return [
    row('bad lines blocked', figures.bad.blocked),
    row('bad lines blocked or asked', figures.bad.caught),
    row('good lines blocked', figures.good.blocked),
    row('good lines asked about', figures.good.asked),
    ...kinds.flatMap((kind) => [
      row(`  ${kind} blocked`, figures.blockedByKind[kind]),
      row(`  ${kind} blocked or asked`, figures.caughtByKind[kind]),
    ]),
  ].join('\n');
}
