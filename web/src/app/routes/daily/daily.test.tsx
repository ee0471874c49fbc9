import {
  dailyPuzzles as calls,
  dailyPoints,
  QuestionId,
  CourseId,
  LessonId,
  type DailyOverview,
  type DailyResult,
  type PuzzleAnswer,
  type PuzzleChallenge,
} from '@qubloom/contract';
import { placeOfDay, puzzleOf } from '@qubloom/curriculum';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, replies, unreachable, type ReceivedCall } from '../../../testing/server.ts';

/** Days with each kind of puzzle. */
const days = {
  'match-chart': '2026-11-30',
  'hidden-gate': '2026-12-01',
  'catch-eve': '2026-12-02',
  maze: '2026-12-03',
  'build-card': '2026-11-30',
  'fewest-gates': '2026-12-01',
} as const;
const today = days['match-chart'];

/** Fakes only the date, so that pages still wait for their answers. */
const goTo = (day: string) =>
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] });
beforeEach(() => void goTo(today));
afterEach(() => void vi.useRealTimers());

const resultOf = (more: Partial<DailyResult> = {}): DailyResult => ({
  day: today,
  challenge: 'concept',
  isDone: true,
  tries: 1,
  points: 25,
  ...more,
});

function overview(results: DailyResult[] = [], more: Partial<DailyOverview> = {}) {
  return replies(calls.overview, { today, level: 'beginner', knowsMixes: true, results, ...more });
}

/** Answers like the server: what the page has graded as right pays once. */
function answering(received: ReceivedCall[] = [], verdict: 'right' | 'wrong' = 'right') {
  return replies(calls.answer, (call) => {
    received.push(call);
    const challenge = call.params['challenge'] as PuzzleChallenge;
    const points = verdict === 'right' ? dailyPoints[challenge] : 0;
    return {
      verdict,
      reply: 'Because.',
      pointsEarned: points,
      newAchievements: [],
      result: resultOf({ day: call.params['day'] ?? '', challenge, points, isDone: points > 0 }),
    };
  });
}

function rightAnswer(day: string, challenge: PuzzleChallenge): PuzzleAnswer {
  const { kind, index } = placeOfDay(day, challenge);
  const [right] = puzzleOf(kind, 'beginner', index).right;
  if (!right) throw new Error('the puzzle has no answer');
  return right;
}

/** Gives an answer as a learner would. */
async function enter(user: UserEvent, answer: PuzzleAnswer): Promise<void> {
  switch (answer.kind) {
    case 'maze':
      for (const [column, row] of answer.rows.entries()) {
        await user.click(
          screen.getByRole('button', {
            name: new RegExp(`^Column ${column + 1}, row ${row + 1}:`),
          }),
        );
      }
      return;
    case 'match-chart':
    case 'hidden-gate':
      return user.click(screen.getByRole('radio', { name: new RegExp(`^${answer.choice}`) }));
    case 'catch-eve':
      for (const at of answer.photons) {
        await user.click(screen.getByRole('checkbox', { name: new RegExp(`^Photon ${at + 1}:`) }));
      }
      return;
    case 'build-card':
    case 'fewest-gates': {
      const cells = answer.circuit.replace('q0: ', '').split(' ');
      for (const [column, cell] of cells.entries()) {
        const place = screen.getByRole('button', { name: new RegExp(`^q0, place ${column + 1}:`) });
        if (cell === '-' || cell === '?' || place.getAttribute('aria-label')?.endsWith('fixed')) {
          continue;
        }
        await user.click(screen.getByRole('button', { name: `Gate ${cell}` }));
        await user.click(place);
        // A gate stays picked, and picking it again would keep it.
      }
    }
  }
}

const check = () => screen.getByRole('button', { name: 'Check' });

describe('a puzzle', () => {
  test.each([
    ['maze', 'concept'],
    ['match-chart', 'concept'],
    ['hidden-gate', 'concept'],
    ['catch-eve', 'concept'],
    ['build-card', 'circuit'],
    ['fewest-gates', 'circuit'],
  ] as const)(
    'of the kind %s is solved, and shows the points of the reply',
    async (kind, challenge) => {
      const day = days[kind];
      goTo(day);
      const received: ReceivedCall[] = [];
      fakeServer(signedIn(), overview([], { today: day }), answering(received));
      const page = await renderPage(`/daily/${challenge}`);
      await screen.findByRole('heading', { level: 2 });
      await enter(page.user, rightAnswer(day, challenge));
      await page.user.click(check());
      expect(await screen.findByText(`+${dailyPoints[challenge]} points!`)).toBeVisible();
      expect(received).toHaveLength(1);
      expect(received[0]).toMatchObject({
        params: { day, challenge },
        body: { level: 'beginner', answer: { kind } },
      });
    },
  );

  test('says what happens with a wrong answer, and can be tried again', async () => {
    fakeServer(signedIn(), overview(), answering([], 'wrong'));
    const { user } = await renderPage('/daily/concept');
    const right = rightAnswer(today, 'concept');
    if (right.kind !== 'match-chart') throw new Error('it is the day of another kind');
    const wrong = right.choice === 'A' ? 'B' : 'A';
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${wrong}`) }));
    await user.click(check());
    expect(await screen.findByText('Not yet.')).toBeVisible();
    expect(screen.queryByText(/points!/)).not.toBeInTheDocument();
    await enter(user, right);
    expect(screen.queryByText('Not yet.')).not.toBeInTheDocument();
    expect(check()).toHaveAttribute('aria-disabled', 'false');
  });

  test('has its right answer in the good color, with a mark', async () => {
    fakeServer(signedIn(), overview(), answering());
    const { user } = await renderPage('/daily/concept');
    await screen.findByRole('heading', { level: 2 });
    await enter(user, rightAnswer(today, 'concept'));
    expect(screen.queryByText('Right answer')).not.toBeInTheDocument();
    await user.click(check());
    const mark = await screen.findByText('Right answer');
    expect(mark.closest('label')).toHaveClass('border-good');
    expect(
      within(screen.getByRole('group', { name: 'Circuits' })).getByRole('radio', { checked: true }),
    ).toBe(mark.closest('label')?.querySelector('input'));
  });

  test('says what is missing before it can be checked', async () => {
    fakeServer(signedIn(), overview());
    const { user } = await renderPage('/daily/concept');
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    expect(screen.getByText('Pick a circuit first.')).toBeVisible();
  });

  test('that was solved before says so, and pays nothing again', async () => {
    fakeServer(
      signedIn(),
      overview([resultOf()]),
      replies(calls.answer, {
        verdict: 'right',
        reply: 'Because.',
        pointsEarned: 0,
        newAchievements: [],
        result: resultOf({ tries: 2 }),
      }),
    );
    const { user } = await renderPage('/daily/concept');
    expect(await screen.findByText('Done: +25 points')).toBeVisible();
    await enter(user, rightAnswer(today, 'concept'));
    await user.click(check());
    expect(await screen.findByText(/You had it already/)).toBeVisible();
  });

  test('of the archive is practice', async () => {
    const day = '2026-11-26';
    fakeServer(
      signedIn(),
      overview(),
      replies(calls.answer, {
        verdict: 'right',
        reply: 'Because.',
        pointsEarned: 0,
        newAchievements: [],
        result: resultOf({ day, points: 0 }),
      }),
    );
    const { user } = await renderPage(`/daily/concept?day=${day}`);
    expect(await screen.findByText('Thursday, November 26')).toBeVisible();
    await enter(user, rightAnswer(day, 'concept'));
    await user.click(check());
    expect(await screen.findByText('This day is for practice, without points.')).toBeVisible();
  });

  test.each([
    ['2026-12-01', 'That day has not come yet.'],
    ['2025-12-31', 'There is no puzzle for that day.'],
    ['2026-02-30', 'There is no puzzle for that day.'],
  ])('of %s is not shown', async (day, why) => {
    fakeServer(signedIn(), overview());
    await renderPage(`/daily/concept?day=${day}`);
    expect(await screen.findByText(why)).toBeVisible();
  });

  test('has the level of the learner', async () => {
    const received: ReceivedCall[] = [];
    fakeServer(signedIn(), overview([], { level: 'intermediate' }), answering(received));
    const { user } = await renderPage('/daily/concept');
    await user.click(await screen.findByRole('radio', { name: /^A/ }));
    await user.click(check());
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]?.body).toMatchObject({ level: 'intermediate' });
  });

  test('is solved without a network, and its points come later', async () => {
    fakeServer(signedIn(), overview(), unreachable(calls.answer));
    const { user } = await renderPage('/daily/concept');
    await screen.findByRole('heading', { level: 2 });
    await enter(user, rightAnswer(today, 'concept'));
    await user.click(check());
    expect(await screen.findByText('Your points come when your answer can be sent.')).toBeVisible();
  });

  test('is played by a visitor, whose answer waits for a sign-in', async () => {
    fakeServer(signedOut());
    const { user } = await renderPage('/daily/concept');
    await screen.findByRole('heading', { level: 2 });
    await enter(user, rightAnswer(today, 'concept'));
    await user.click(check());
    expect(await screen.findByText('Sign in, and the points are yours.')).toBeVisible();
  });
});

describe('the pieces of a puzzle', () => {
  const summary = () => screen.findByText('What do the pieces do?');
  const text = /^From 0 or 1, H makes an even mix/;

  test('are explained the first time, and folded once such a puzzle is solved on this device', async () => {
    fakeServer(signedIn(), overview(), answering());
    const { user, unmount } = await renderPage('/daily/concept');
    expect((await summary()).closest('details')).toHaveAttribute('open');
    expect(screen.getByText(text)).toBeVisible();
    await enter(user, rightAnswer(today, 'concept'));
    await user.click(check());
    await screen.findByText('+25 points!');
    unmount();

    const again = await renderPage('/daily/concept');
    expect((await summary()).closest('details')).not.toHaveAttribute('open');
    await again.user.click(await summary());
    expect(screen.getByText(text)).toBeVisible();
    again.unmount();

    // Another kind is new.
    await renderPage('/daily/circuit');
    expect((await summary()).closest('details')).toHaveAttribute('open');
  });

  test('are folded if the learner has solved such a puzzle on another device', async () => {
    fakeServer(signedIn(), overview([resultOf({ day: '2026-11-26' })]));
    await renderPage('/daily/concept');
    expect((await summary()).closest('details')).not.toHaveAttribute('open');
  });

  test('are folded if they would push the puzzle off the screen', async () => {
    const height = vi
      .spyOn(document.documentElement, 'scrollHeight', 'get')
      .mockReturnValue(window.innerHeight + 1);
    fakeServer(signedIn(), overview());
    await renderPage('/daily/concept');
    expect((await summary()).closest('details')).not.toHaveAttribute('open');
    height.mockRestore();
  });

  test('say who Alice, Bob, and Eve are', async () => {
    goTo(days['catch-eve']);
    fakeServer(signedIn(), overview([], { today: days['catch-eve'] }));
    await renderPage('/daily/concept');
    expect(await screen.findByText(/^Alice sends photons.* Eve is a spy/)).toBeVisible();
  });
});

describe('what comes out of a circuit', () => {
  test('changes with every gate', async () => {
    goTo(days['fewest-gates']);
    fakeServer(signedIn(), overview([], { today: days['fewest-gates'] }));
    const { user } = await renderPage('/daily/circuit');
    const from0 = async () =>
      within(await screen.findByRole('table', { name: 'From 0' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(await from0()).toEqual(['100%', '0%']);
    await user.click(screen.getByRole('button', { name: 'Gate H' }));
    await user.click(screen.getByRole('button', { name: /^q0, place 1:/ }));
    expect(await from0()).toEqual(['50%', '50%']);
  });
});

describe('the way through a maze', () => {
  test('is found by keys, and no door leads two rows away', async () => {
    goTo(days.maze);
    fakeServer(signedIn(), overview([], { today: days.maze }));
    const { user } = await renderPage('/daily/concept');
    const first = await screen.findByRole('button', { name: /^Column 1, row 1:/ });
    first.focus();
    await user.keyboard('{Enter}{ArrowRight}');
    expect(screen.getByRole('button', { name: /^Column 2, row 1:/ })).toHaveFocus();
    const far = screen.getByRole('button', { name: /^Column 2, row 3:.*no door from here$/ });
    await user.click(far);
    expect(far).toHaveAttribute('aria-pressed', 'false');
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the list of challenges', () => {
  test('shows what is done today, and the days of the archive', async () => {
    fakeServer(
      signedIn(),
      overview([resultOf(), resultOf({ day: '2026-11-29', challenge: 'quiz', points: 30 })]),
    );
    await renderPage('/daily');
    expect(await screen.findByText('Done: +25 points')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Quantum Circuit Puzzle' })).toHaveAttribute(
      'href',
      '/daily/circuit',
    );
    const archive = screen.getByRole('region', { name: 'Past Days' });
    expect(within(archive).getAllByRole('listitem')).toHaveLength(29);
    expect(
      within(archive).getByRole('link', {
        name: 'Daily Quiz Challenge, Sunday, November 29, done',
      }),
    ).toHaveAttribute('href', '/daily/quiz?day=2026-11-29');
  });

  test('promises an idea from the lessons only to learners who know mixes', async () => {
    fakeServer(signedIn(), overview([], { knowsMixes: false }));
    const { unmount } = await renderPage('/daily');
    expect(await screen.findByText('New idea inside: we explain it.')).toBeVisible();
    expect(
      screen.getByText(/exactly what is asked\. New idea inside: we explain it\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/from your lessons/)).not.toBeInTheDocument();
    unmount();
    fakeServer(signedIn(), overview());
    await renderPage('/daily');
    expect(await screen.findByText(/from your lessons/)).toBeVisible();
    expect(screen.queryByText(/New idea inside/)).not.toBeInTheDocument();
  });

  test('is open to visitors', async () => {
    fakeServer(signedOut());
    await renderPage('/daily');
    expect(await screen.findByRole('link', { name: 'Start Daily Quiz Challenge' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Past Days' })).toBeVisible();
  });
});

describe('the daily quiz', () => {
  const questions = [1, 2, 3, 4, 5].map((id) => ({
    id: QuestionId.parse(id),
    question: `Question ${id}?`,
    ...{ answerA: 'Yes', answerB: 'No', answerC: 'Maybe', answerD: 'Never' },
  }));
  const review = questions.map(({ id }) => ({
    questionId: id,
    answer: 'A' as const,
    isCorrect: id !== 5,
    correctAnswer: id === 5 ? ('B' as const) : ('A' as const),
    ...{ reason: `Reason ${id}.`, correctReason: `Right reason ${id}.`, section: 'do' as const },
    ...{ lessonId: LessonId.parse(3), courseId: CourseId.parse(id) },
  }));

  async function answerAll(user: UserEvent): Promise<void> {
    for (const { question } of questions) {
      const group = await screen.findByRole('group', { name: (name) => name.includes(question) });
      await user.click(within(group).getByRole('radio', { name: /Yes/ }));
    }
    await user.click(screen.getByRole('button', { name: 'Submit Answers' }));
  }

  test('asks five questions, and names the points and the reasons of the reply', async () => {
    fakeServer(
      signedIn(),
      overview(),
      replies(calls.questions, questions),
      replies(calls.submitQuiz, {
        ...{ score: 4, totalQuestions: 5, pointsEarned: 40, newAchievements: [], cardsBrought: 0 },
        review,
        result: resultOf({ challenge: 'quiz', points: 40 }),
      }),
    );
    const { user } = await renderPage('/daily/quiz');
    await answerAll(user);
    expect(await screen.findByText('40 points earned for this quiz')).toBeVisible();
    expect(screen.getByText('Reason 5.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^See it in the lesson/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/courses/5'),
    );
  });

  test('is checked for a visitor', async () => {
    fakeServer(
      signedOut(),
      replies(calls.questions, questions),
      replies(calls.checkQuiz, { score: 4, totalQuestions: 5, review }),
    );
    const { user } = await renderPage('/daily/quiz');
    await answerAll(user);
    expect(await screen.findByText('Keep your result')).toBeVisible();
  });

  test('needs the network if its questions are not kept here', async () => {
    fakeServer(signedIn(), overview(), unreachable(calls.questions));
    await renderPage('/daily/quiz');
    expect(await screen.findByText(/The questions of a quiz come over the network/)).toBeVisible();
    expect(await screen.findByText('Daily challenges will be available soon!')).toBeInTheDocument();
  });
});
