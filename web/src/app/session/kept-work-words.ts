/** Describes in words the work that was done before anybody signed in. */
import { routes, type Route } from '@qubloom/contract';
import type { Entry } from '../../product/outgoing/entries.ts';
import type { VisitorsEntry } from '../../product/storage/learner-storage.ts';

/** `one` and `more` are used with the number of different things. */
interface Kind {
  readonly one: string;
  readonly more: string;
}

const calls: readonly (readonly [readonly Route[], Kind])[] = [
  [[routes.quizzes.submit], { one: 'a quiz', more: 'quizzes' }],
  [
    [routes.tasks.attempt, routes.tasks.attemptProgram],
    { one: 'a solved task', more: 'solved tasks' },
  ],
  [[routes.flashcards.review], { one: 'a flashcard', more: 'flashcards' }],
  [
    [routes.guidedPaths.check, routes.guidedPaths.complete],
    { one: 'a step of a guided path', more: 'steps of guided paths' },
  ],
  [
    [routes.dailyPuzzles.answer, routes.dailyPuzzles.submitQuiz],
    { one: 'a daily challenge', more: 'daily challenges' },
  ],
  [[routes.visualizations.interact], { one: 'a visualization', more: 'visualizations' }],
];

const saved: readonly (readonly [VisitorsEntry['kind'], Kind])[] = [
  ['lesson', { one: 'your place in a lesson', more: 'places in lessons' }],
  ['code', { one: 'a program', more: 'programs' }],
  ['lab', { one: 'a circuit', more: 'circuits' }],
];

/** Returns, for example, `A quiz, 18 flashcards, and your place in a lesson.` */
export function workSentence(
  entries: readonly Entry[],
  visitors: readonly VisitorsEntry[],
): string {
  const found = [
    ...calls.map(([of, kind]) => counted(kind, new Set(entries.filter(isOneOf(of)).map(thingOf)))),
    ...saved.map(([of, kind]) =>
      counted(kind, new Set(visitors.filter((one) => one.kind === of && isNamed(one)).map(nameOf))),
    ),
  ].filter((words) => words !== undefined);
  const list = found.length > 0 ? listOf(found) : 'something you began';
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

const isOneOf =
  (some: readonly Route[]) =>
  ({ route }: Entry) =>
    some.some(({ method, path }) => method === route.method && path === route.path);

/** The same quiz, submitted twice, is one quiz. */
function thingOf({ params, body }: Entry): string {
  const task = (body as { readonly task?: unknown } | undefined)?.task;
  return JSON.stringify([params, task]);
}

const nameOf = ({ name }: VisitorsEntry): string => name;

/** Besides programs or circuits, the same kind also holds which one is open, and entries that could not be read. */
function isNamed({ kind, name }: VisitorsEntry): boolean {
  if (kind === 'code') return name !== 'open';
  return kind !== 'lab' || !name.endsWith('.unreadable');
}

function counted({ one, more }: Kind, things: ReadonlySet<string>): string | undefined {
  if (things.size === 0) return undefined;
  return things.size === 1 ? one : `${things.size} ${more}`;
}

function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length <= 1) return last;
  const before = words.slice(0, -1).join(', ');
  return words.length === 2 ? `${before} and ${last}` : `${before}, and ${last}`;
}
