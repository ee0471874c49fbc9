/** The address of a simulator's frame. Frames hold only simulators of the site. */
import { findSimulator, type LessonId } from '@qubloom/contract';
import { formatGhost, type GuessRun } from '../../../diagrams/trials/guess-run.ts';

export interface FrameOptions {
  /** The circuit is saved for this lesson. */
  readonly lesson?: LessonId | undefined;
  /** Starts from the beginning, ignoring what was built before. */
  readonly isRestarted?: boolean;
  /** The guess of a lesson. Without a lesson, the simulator asks its own. */
  readonly guess?: Pick<GuessRun, 'isAwaited' | 'ghost'> | undefined;
}

/** Returns undefined if the address is not that of a known simulator. */
export function frameAddress(url: string, options: FrameOptions = {}): string | undefined {
  const [, name, query = ''] = /^\/simulators\/([\w-]+)(?:\?([^#]*))?$/.exec(url) ?? [];
  if (!findSimulator(name)) return undefined;
  const asked = new URLSearchParams(query);
  // The circuit lab is the only simulator in which the learner builds something.
  if (name === 'circuit-lab' && options.lesson !== undefined) {
    asked.set('place', slotOf(options.lesson, asked));
    if (options.isRestarted) asked.set('restart', '1');
    return `/simulators/${name}?${asked.toString()}`;
  }
  const guess = options.guess ? guessIn(options.guess, asked) : [];
  if (guess.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${guess.join('&')}`;
}

/** A lesson asks for guesses itself, so its simulator does not. `locked` means that a guess waits for this run. */
function guessIn(
  { isAwaited, ghost }: NonNullable<FrameOptions['guess']>,
  asked: URLSearchParams,
): readonly string[] {
  return [
    ...(asked.has('guess') ? [] : [`guess=${isAwaited ? 'locked' : 'off'}`]),
    ...(ghost ? [`ghost=${formatGhost(ghost)}`] : []),
  ];
}

/** Labs of a lesson that begin with their own circuits are saved separately. */
function slotOf(lesson: LessonId, asked: URLSearchParams): string {
  const start = asked.get('example') ?? asked.get('c');
  const part = start === null ? '' : `-${start.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
  return `lesson-${String(lesson)}${part}`.slice(0, 60);
}
