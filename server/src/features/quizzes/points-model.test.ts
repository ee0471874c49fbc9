import type { LessonSummary } from '@qubloom/contract';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { complete, ledgerOf, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const free = 'The free-course';

/** A model of the expected results, without a database. */
interface Model {
  readonly best: [number, number];
  completed: boolean;
}

class Submit implements fc.AsyncCommand<Model, Client> {
  readonly lesson: 0 | 1;
  readonly right: number;
  readonly lessons: readonly LessonSummary[];

  constructor(lesson: 0 | 1, right: number, lessons: readonly LessonSummary[]) {
    this.lesson = lesson;
    this.right = right;
    this.lessons = lessons;
  }

  check(model: Readonly<Model>): boolean {
    return this.lesson === 0 || model.completed;
  }

  async run(model: Model, browser: Client): Promise<void> {
    const id = this.lessons[this.lesson]?.id;
    if (id === undefined) throw new Error('no such lesson');
    const worth = Math.round((10 * this.right) / 4);
    const due = Math.max(0, worth - model.best[this.lesson]);
    const { score, pointsEarned } = await takeQuiz(browser, id, this.right);
    expect([score, pointsEarned]).toEqual([this.right, due]);
    model.best[this.lesson] += due;
  }

  toString(): string {
    return `submit(${String(this.lesson)}, ${String(this.right)})`;
  }
}

class Complete implements fc.AsyncCommand<Model, Client> {
  readonly lessons: readonly LessonSummary[];

  constructor(lessons: readonly LessonSummary[]) {
    this.lessons = lessons;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, browser: Client): Promise<void> {
    const [one, two] = this.lessons;
    if (!one || !two) throw new Error('no such lesson');
    const locked = await browser.get(`/api/lessons/${two.id}/quiz`);
    expect(locked.status).toBe(model.completed ? 200 : 403);
    const { newAchievements } = await complete(browser, one.id);
    expect(newAchievements.length > 0).toBe(!model.completed);
    model.completed = true;
  }

  toString(): string {
    return 'complete()';
  }
}

// Shows: A1 any order
test(
  'for any actions in any order, quizzes pay what a small model predicts',
  { tags: ['exhaustive'] },
  async () => {
    const lessons = await lessonsOf(site.visitor(), free);
    const commands = fc.commands(
      [
        fc
          .tuple(fc.constantFrom(0 as const, 1 as const), fc.integer({ min: 0, max: 4 }))
          .map(([lesson, right]) => new Submit(lesson, right, lessons)),
        fc.constant(new Complete(lessons)),
      ],
      { maxCommands: 12 },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (run) => {
        await site.forgetLearners();
        const browser = await site.signedIn(ada);
        const model: Model = { best: [0, 0], completed: false };
        await fc.asyncModelRun(() => ({ model, real: browser }), run);
        const { rows } = await site.pool.query<{ paid: number }>(
          `select coalesce(sum(points), 0)::int as paid from points_ledger
         where source = 'quiz-result'`,
        );
        expect(rows[0]?.paid).toBe(model.best[0] + model.best[1]);
        const { points, ledger } = await ledgerOf(site.pool, 'ada');
        expect(points).toBe(ledger);
      }),
      { numRuns: 15 },
    );
  },
);
