/** The address of a simulator's frame. Only simulators of the site stand in frames. Pure. */
import { localSimulators, type LessonId } from '@qubloom/contract';
import { formatGhost, type GuessRun } from '../../../diagrams/trials/guess-run.ts';

export interface FrameOptions {
  /** What was built is saved for this lesson. */
  readonly lesson?: LessonId | undefined;
  /** Begins anew, whatever was built before. */
  readonly isRestarted?: boolean;
  /** The guess that a lesson asked for; without a lesson, the simulator asks for its own. */
  readonly guess?: Pick<GuessRun, 'isAwaited' | 'ghost'> | undefined;
}

/** None for what is not the page of a simulator that we know. */
export function frameAddress(url: string, options: FrameOptions = {}): string | undefined {
  const [, name, query = ''] = /^\/simulators\/([\w-]+)(?:\?([^#]*))?$/.exec(url) ?? [];
  if (!localSimulators.some((known) => known === name)) return undefined;
  const asked = new URLSearchParams(query);
  // The only one in which something is built.
  if (name === 'circuit-lab' && options.lesson !== undefined) {
    asked.set('place', slotOf(options.lesson, asked));
    if (options.isRestarted) asked.set('restart', '1');
    return `/simulators/${name}?${asked.toString()}`;
  }
  const guess = options.guess ? guessIn(options.guess, asked) : [];
  if (guess.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${guess.join('&')}`;
}

/** A lesson asks for its guesses itself: `locked` where one waits for this run. */
function guessIn(
  { isAwaited, ghost }: NonNullable<FrameOptions['guess']>,
  asked: URLSearchParams,
): readonly string[] {
  return [
    ...(asked.has('guess') ? [] : [`guess=${isAwaited ? 'locked' : 'off'}`]),
    ...(ghost ? [`ghost=${formatGhost(ghost)}`] : []),
  ];
}

/** Labs of a lesson that begin with a circuit of their own are saved apart. */
function slotOf(lesson: LessonId, asked: URLSearchParams): string {
  const start = asked.get('example') ?? asked.get('c');
  const part = start === null ? '' : `-${start.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
  return `lesson-${String(lesson)}${part}`.slice(0, 60);
}
