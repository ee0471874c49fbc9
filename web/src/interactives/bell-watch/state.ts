/** A qubit that is turned from 0 to 1 in small steps, and meets a bell after each of them. */
import {
  circuit,
  probabilityOf,
  projectedState,
  smallStateAfter,
  type Random,
  type StateVector,
} from '@qubloom/quantum';
import { arrowOf, type Arrow } from '../../diagrams/arrow/arrow.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';

/** Numbers of turns to choose from. Together, the turns always make 180 degrees. */
export const turnCounts = [1, 2, 3, 6, 10, 30, 100] as const;
export type TurnCount = (typeof turnCounts)[number];

/** A working bell is a look that rings for 1. A broken bell does nothing. */
export const bells = ['working', 'broken'] as const;
export type Bell = (typeof bells)[number];

/** A turn and a silent moment in front of the bell. */
export interface SilentMoment {
  readonly before: StateVector;
  readonly turned: StateVector;
  /** Chance that the bell rings instead. */
  readonly ringChance: number;
  readonly after: StateVector;
}

/** All moments of a run in which the bell stays silent, computed once for many runs. */
export interface SilentPath {
  readonly turns: TurnCount;
  readonly bell: Bell;
  readonly moments: readonly SilentMoment[];
  /** Chance that a look at the end shows 1. */
  readonly oneChance: number;
}

const start: StateVector = smallStateAfter(circuit(1).build());

export function silentPath(turns: TurnCount, bell: Bell): SilentPath {
  const moments: SilentMoment[] = [];
  let state = start;
  while (moments.length < turns) {
    const moment = silentMoment(state, turns, bell);
    moments.push(moment);
    state = moment.after;
  }
  return { turns, bell, moments, oneChance: probabilityOf(state, { 0: 1 }) };
}

function silentMoment(before: StateVector, turns: TurnCount, bell: Bell): SilentMoment {
  const turned = turnedBy(before, Math.PI / turns);
  if (bell === 'broken') return { before, turned, ringChance: 0, after: turned };
  const ringChance = probabilityOf(turned, { 0: 1 });
  return { before, turned, ringChance, after: projectedState(turned, { 0: 0 }).state };
}

/** Returns the arrow after the first turn. */
export function arrowAfterOne(turns: TurnCount): Arrow {
  return arrowOf(turnedBy(start, Math.PI / turns), 0);
}

/** @param angle In radians. */
function turnedBy(state: StateVector, angle: number): StateVector {
  return smallStateAfter(circuit(1).ry(angle, 0).build(), undefined, { from: state });
}

export interface Run {
  readonly path: SilentPath;
  /** Moments that happened. If it rang, the last one did. */
  readonly moments: number;
  readonly rang: boolean;
  /** The look at the end of a silent run. */
  readonly end: 0 | 1 | null;
}

export function drawRun(path: SilentPath, random: Random): Run {
  const ringing = path.moments.findIndex(({ ringChance }) => drawOnes(ringChance, 1, random) === 1);
  if (ringing >= 0) return { path, moments: ringing + 1, rang: true, end: null };
  const end = drawOnes(path.oneChance, 1, random) === 1 ? 1 : 0;
  return { path, moments: path.turns, rang: false, end };
}

/** The share of a moment's time in which the arrow turns; then it stays in front of the bell. */
const turningShare = 0.7;

/** Returns the arrow when `time` moments of a run have passed, for example 2.5 in the middle of the third one. */
export function arrowAt({ path, moments, rang }: Run, time: number): Arrow {
  if (time === 0) return arrowOf(start, 0);
  const last = path.moments[moments - 1];
  if (time >= moments && last) {
    return arrowOf(rang ? projectedState(last.turned, { 0: 1 }).state : last.after, 0);
  }
  const before = path.moments[Math.floor(time)]?.before ?? start;
  const turned = Math.min(1, (time % 1) / turningShare);
  return arrowOf(turnedBy(before, (turned * Math.PI) / path.turns), 0);
}

/** Many runs past the same bell. */
export interface Series {
  readonly path: SilentPath;
  readonly runs: readonly Run[];
}

export const runsInSeries = 100;
/** Frames in which all turns of a run, or all runs of a series, are shown. */
export const frames = 100;

export interface Watch {
  readonly turns: TurnCount;
  readonly choice: Bell | 'hidden';
  /** The hidden bell, drawn by chance. */
  readonly hidden: Bell;
  /** The learner's answer about the hidden bell; null before it. */
  readonly said: Bell | null;
  /** At most one of both; null before the first one. */
  readonly run: Run | null;
  readonly series: Series | null;
  /** Frames of it that have been shown. */
  readonly frame: number;
  readonly allSeries: readonly Series[];
}

export function newWatch(turns: TurnCount, random: Random): Watch {
  return {
    turns,
    choice: 'working',
    hidden: drawBell(random),
    said: null,
    ...nothing,
    allSeries: [],
  };
}

const nothing = { run: null, series: null, frame: 0 } as const;

function drawBell(random: Random): Bell {
  return random.next() < 0.5 ? 'working' : 'broken';
}

/** A hidden bell stays the same until the learner has named it, and may be tested with other turns first. */
export function withTurns(watch: Watch, turns: TurnCount): Watch {
  return { ...watch, ...nothing, turns };
}

export function withChoice(watch: Watch, choice: Watch['choice'], random: Random): Watch {
  return { ...watch, ...nothing, choice, hidden: drawBell(random), said: null };
}

/** Once the learner has named a hidden bell, the next run has another one. */
export function withRun(watch: Watch, random: Random): Watch {
  const { choice, said, turns } = watch;
  const hidden = said === null ? watch.hidden : drawBell(random);
  const run = drawRun(silentPath(turns, choice === 'hidden' ? hidden : choice), random);
  return { ...watch, ...nothing, hidden, said: null, run };
}

/** Hidden bells are tested one run at a time, so they have no series. */
export function withSeries(watch: Watch, random: Random): Watch {
  const { choice, turns, allSeries } = watch;
  if (choice === 'hidden') return watch;
  const path = silentPath(turns, choice);
  const runs = Array.from({ length: runsInSeries }, () => drawRun(path, random));
  const series = { path, runs };
  return { ...watch, ...nothing, series, allSeries: [...allSeries, series] };
}

export function withFrames(watch: Watch, shown: number): Watch {
  return { ...watch, frame: Math.min(frames, watch.frame + shown) };
}

/** Returns how many moments of the run are over, with a part of the current one. */
export function timeOf({ run, frame }: Watch): number {
  return run ? Math.min(run.moments, (frame * run.path.turns) / frames) : 0;
}

/** Returns the runs of the series that have been shown. */
export function shownRuns({ series, frame }: Watch): readonly Run[] {
  return series ? series.runs.slice(0, Math.floor((frame * runsInSeries) / frames)) : [];
}

export function isOver(watch: Watch): boolean {
  if (watch.run) return timeOf(watch) === watch.run.moments;
  return watch.series !== null && watch.frame === frames;
}

export function canAnswer(watch: Watch): boolean {
  return watch.choice === 'hidden' && watch.said === null && isOver(watch);
}

export function withAnswer(watch: Watch, said: Bell): Watch {
  return canAnswer(watch) ? { ...watch, said } : watch;
}

/** Returns what learners know about the bell: the choice, and for a hidden bell the truth after their answer. */
export function knownBell({ choice, hidden, said }: Watch): Watch['choice'] {
  return choice === 'hidden' && said !== null ? hidden : choice;
}

export interface Counts {
  readonly rang: number;
  readonly silent: number;
}

export function countsOf(runs: readonly Run[]): Counts {
  const rang = runs.filter((run) => run.rang).length;
  return { rang, silent: runs.length - rang };
}

/** Describes the result; empty until it is over. */
/** The learner knows that the bell works, and it has not rung. */
export function hasLearnedInSilence({ run, said, choice }: Watch): boolean {
  if (!run || run.rang || run.path.bell !== 'working') return false;
  return choice !== 'hidden' || said === 'working';
}

export function resultText(watch: Watch): string {
  const { run, series, said, choice } = watch;
  if (!isOver(watch)) return '';
  if (series) return countsText(series);
  if (!run) return '';
  if (said) return answerText(run, said);
  return runText(run, choice === 'hidden');
}

/** Describes a run. With a hidden bell, this tells only what everybody can see. */
function runText({ path, moments, rang, end }: Run, isHidden: boolean): string {
  if (rang) {
    const ring = `It rings after turn ${moments}!`;
    return isHidden ? `${ring} Does it work?` : `${ring} It works, but the baby’s awake.`;
  }
  const silence = `Not one ring, and a ${end} at the end.`;
  if (isHidden) return `${silence} Does it work?`;
  return path.bell === 'working' ? `${silence} So the bell works!` : `${silence} So it’s broken.`;
}

/** Describes if a hidden bell works, once the learner has said so. */
function answerText({ path: { bell }, rang }: Run, said: Bell): string {
  const verdict = said === bell ? 'Right, it' : 'In fact, it';
  if (rang) return `${verdict} works. A broken bell can’t ring.`;
  return bell === 'working'
    ? `${verdict} works. With a broken one, the end is always 1.`
    : `${verdict}’s broken. With a working one, the end is never 1.`;
}

function countsText({ runs, path }: Series): string {
  const { rang, silent } = countsOf(runs);
  if (path.bell === 'broken') return `All ${silent} runs were silent and ended with a 1.`;
  if (rang === 0) return `All ${silent} runs found the bell in silence!`;
  if (silent === 0) return `All ${rang} runs woke the baby.`;
  return `${rang} ${rang === 1 ? 'run' : 'runs'} woke the baby. ${silent} found the bell in silence.`;
}

/** Describes the picture, for people who cannot see it. */
export function pictureText(watch: Watch): string {
  const { run, series, turns } = watch;
  const bell = knownBell(watch);
  if (series) return 'Many runs: a bell for each one that rang, and a moon for each silent one.';
  if (!run || !isOver(watch))
    return 'An arrow in a circle, 0 up and 1 down, and a bell next to it.';
  const silence = run.moments - (run.rang ? 1 : 0);
  const times = `The bell was silent ${silence === 1 ? 'once' : `${silence} times`}`;
  if (run.rang) return `${silence > 0 ? `${times}. Then it` : 'It'} rang, and the arrow is at 1.`;
  if (bell === 'hidden') return `${times}. The arrow is covered.`;
  return bell === 'working'
    ? `${times}, and the arrow fell back to 0 each time.`
    : `${times}, and its ${turns} turns took the arrow from 0 to 1.`;
}
