import {
  AssignmentId,
  assignments,
  ClassId,
  classes,
  CourseId,
  courses,
  gradebook,
  LessonId,
  UserId,
  type ListedAssignment,
  type Gradebook,
  type OwnAssignment,
  type SchoolClass,
} from '@qubloom/contract';
import { circuit, formatCircuitUrl } from '@qubloom/quantum';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { hashOfCode } from '../../../features/code-lab/code-link.ts';
import { grace } from '../../../testing/families.ts';
import { basics, dashboardServer, gates, lessons } from '../../../testing/lessons.ts';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const learner = {
  id: UserId.parse(7),
  name: 'Otter',
  username: 'brave-otter-42',
  isClassAccount: true,
  joinedAt: '2027-03-01T10:00:00.000Z',
};
const fiveB: SchoolClass = {
  id: ClassId.parse(4),
  name: '5B',
  plan: 'trial',
  timeZone: 'Europe/London',
  seats: 10,
  learnerCount: 1,
  archivedAt: null,
  teachers: [{ id: grace.id, firstName: 'Grace', username: 'grace' }],
  learners: [learner],
  agreement: null,
  sendsRecords: null,
};
const item = { kind: 'lesson', lessonId: LessonId.parse(12) } as const;
const assigned: ListedAssignment = {
  id: AssignmentId.parse(3),
  item,
  title: 'Meet the qubit',
  course: 'Quantum Basics',
  path: '/courses/1?lesson=12',
  dueOn: '2027-03-05',
  learners: null,
  learnerCount: 2,
  doneCount: 1,
};
const book: Gradebook = {
  columns: [
    {
      kind: 'quiz',
      title: 'Meet the qubit',
      course: 'Quantum Basics',
      dueOn: '2027-03-05',
      path: '/courses/1?lesson=12&tab=quiz',
    },
  ],
  rows: [
    {
      id: learner.id,
      name: 'Otter',
      username: 'brave-otter-42',
      time: '15-to-30',
      cells: [
        {
          isDone: true,
          isLate: true,
          score: { score: 3, totalQuestions: 4 },
          firstScore: { score: 1, totalQuestions: 4 },
          tries: 2,
        },
      ],
    },
  ],
};

async function openClass(list: readonly ListedAssignment[]) {
  const server = fakeServer(
    signedIn(grace),
    replies(classes.one, fiveB),
    replies(assignments.list, [...list]),
    replies(courses.list, [basics, gates]),
    replies(courses.lessons, [...lessons]),
  );
  const page = await renderPage('/teach/4?show=assignments');
  const card = within(await screen.findByRole('region', { name: 'Assignments' }));
  return { ...page, server, card };
}

test('a teacher assigns a lesson to everybody, with a day', async () => {
  const { user, server, card } = await openClass([]);
  expect(await card.findByText('Nothing is assigned yet.')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Assign' }));
  expect(card.getByText('Please choose something to assign.')).toBeInTheDocument();
  const course = basics;
  const [lesson] = lessons;
  await waitFor(() => expect(card.getByRole('option', { name: course.title })).toBeInTheDocument());
  await user.selectOptions(card.getByLabelText('Course'), course.title);
  await user.selectOptions(await card.findByLabelText('Lesson'), String(lesson?.id));
  expect(card.queryByText('Please choose something to assign.')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Assign' }));
  expect(card.getByText('Please choose a day.')).toBeInTheDocument();
  await user.type(card.getByLabelText('Due by the end of'), '2027-03-05');
  server.use(replies(assignments.make, assigned), replies(assignments.list, [assigned]));
  await user.click(card.getByRole('button', { name: 'Assign' }));
  expect(
    await card.findByText(/By the end of Friday, March 5, for everybody\./),
  ).toBeInTheDocument();
  expect(server.bodiesOf(assignments.make)).toEqual([
    { item: { kind: 'lesson', lessonId: lesson?.id }, dueOn: '2027-03-05', learners: null },
  ]);
  // The menus ask again, so that none shows something that is not chosen anymore.
  expect(card.getByLabelText('Course')).toHaveValue('');
  expect(card.queryByLabelText('Lesson')).not.toBeInTheDocument();
});

test('an assignment for some needs at least one, and a refusal keeps what was chosen', async () => {
  const { user, server, card } = await openClass([]);
  await user.selectOptions(card.getByLabelText('Kind'), 'course');
  const course = basics;
  await waitFor(() => expect(card.getByRole('option', { name: course.title })).toBeInTheDocument());
  await user.selectOptions(card.getByLabelText('Course'), course.title);
  await user.type(card.getByLabelText('Due by the end of'), '2027-03-05');
  await user.click(card.getByRole('checkbox', { name: /^Everybody/ }));
  await user.click(card.getByRole('button', { name: 'Assign' }));
  expect(card.getByText('Please choose at least one learner.')).toBeInTheDocument();
  await user.click(card.getByRole('checkbox', { name: 'Otter' }));
  server.use(refuses(assignments.make, 'conflict', 'That is too many.'));
  await user.click(card.getByRole('button', { name: 'Assign' }));
  expect(await card.findByText('That is too many.')).toBeInTheDocument();
  expect(card.getByRole('checkbox', { name: 'Otter' })).toBeChecked();
  expect(server.bodiesOf(assignments.make)).toEqual([
    { item: { kind: 'course', courseId: course.id }, dueOn: '2027-03-05', learners: [7] },
  ]);
});

describe('a circuit or a program to hand in', () => {
  const asked: ListedAssignment = {
    ...assigned,
    item: { kind: 'circuit', assignmentId: assigned.id },
    title: 'Two coins',
    course: null,
    path: '/assignments/3',
  };

  test('begins with nothing, what the teacher has in this browser, or what a link holds', async () => {
    const bell = formatCircuitUrl(circuit(2).h(0).cx(0, 1).build());
    const ghz = formatCircuitUrl(circuit(3).h(0).cx(0, 1).cx(1, 2).build());
    localStorage.setItem(
      'qubloom.lab.2.lab',
      JSON.stringify({
        form: 1,
        stamp: 'a',
        current: { saved: Date.UTC(2027, 2, 1), wires: 3, columns: 3, link: ghz },
        earlier: [],
      }),
    );
    const { user, server, card } = await openClass([]);
    server.use(replies(assignments.makeWork, asked), replies(assignments.list, [asked]));
    await user.selectOptions(card.getByLabelText('Kind'), 'Circuit');
    const assign = () => user.click(card.getByRole('button', { name: 'Assign' }));
    await assign();
    expect(card.getByText('Please enter a title.')).toBeInTheDocument();
    await user.type(card.getByLabelText('Title'), 'Two coins');
    await assign();
    expect(card.getByText('Please say what to do.')).toBeInTheDocument();
    await user.type(card.getByLabelText('What to do'), 'Make them agree.');
    await user.type(card.getByLabelText('Due by the end of'), '2027-03-05');
    const beginning = await card.findByLabelText('Learners begin with');
    await user.selectOptions(beginning, 'A circuit from a link');
    await assign();
    expect(
      card.getByText('Please check the link, or choose another beginning.'),
    ).toBeInTheDocument();
    await user.click(card.getByLabelText('Link'));
    await user.paste(`https://qubloom.example/simulator#c=${bell.slice(0, -2)}`);
    expect(card.getByText(/This link is damaged/)).toBeInTheDocument();
    expect(card.getByLabelText('Title')).toHaveValue('Two coins');
    await user.clear(card.getByLabelText('Link'));
    await user.paste(`https://qubloom.example/simulator#c=${bell}`);
    await assign();
    expect(await card.findByRole('link', { name: 'Circuit: Two coins' })).toHaveAttribute(
      'href',
      '/assignments/3',
    );
    expect(card.getByLabelText('Title')).toHaveValue('');
    const body = {
      kind: 'circuit',
      title: 'Two coins',
      instructions: 'Make them agree.',
      start: bell,
      dueOn: '2027-03-05',
      learners: null,
    };
    expect(server.bodiesOf(assignments.makeWork)).toEqual([body]);
    await user.type(card.getByLabelText('Title'), 'Three');
    await user.type(card.getByLabelText('What to do'), 'Make them agree.');
    await user.selectOptions(
      await card.findByLabelText('Learners begin with'),
      card.getByRole('option', { name: /^My circuit of .*\(3 wires\)$/ }),
    );
    await assign();
    await waitFor(() =>
      expect(server.bodiesOf(assignments.makeWork)[1]).toMatchObject({ start: ghz }),
    );
  });

  test('may begin with a program of the teacher, or with one from a link', async () => {
    localStorage.setItem('qubloom.code.2.named.My die', 'print(6)');
    const { user, server, card } = await openClass([]);
    server.use(replies(assignments.makeWork, { ...asked, title: 'A die' }));
    await user.selectOptions(card.getByLabelText('Kind'), 'Program');
    await user.type(card.getByLabelText('Title'), 'A die');
    await user.type(card.getByLabelText('What to do'), 'Roll it.');
    await user.type(card.getByLabelText('Due by the end of'), '2027-03-05');
    await user.selectOptions(await card.findByLabelText('Learners begin with'), 'My die');
    await user.click(card.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(server.bodiesOf(assignments.makeWork)).toMatchObject([{ start: 'print(6)' }]),
    );
    await waitFor(() => expect(card.getByLabelText('Title')).toHaveValue(''));
    await user.selectOptions(
      await card.findByLabelText('Learners begin with'),
      'A program from a link',
    );
    await user.click(card.getByLabelText('Link'));
    await user.paste('https://qubloom.example/code-lab');
    expect(card.getByText(/This link has no program in it/)).toBeInTheDocument();
    await user.clear(card.getByLabelText('Link'));
    await user.paste(`https://qubloom.example/code-lab#${hashOfCode('print(1)')}`);
    await user.type(card.getByLabelText('Title'), 'One');
    await user.type(card.getByLabelText('What to do'), 'Print it.');
    await user.click(card.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(server.bodiesOf(assignments.makeWork)[1]).toMatchObject({ start: 'print(1)' }),
    );
  });

  const workBook: Gradebook = {
    columns: [
      {
        kind: 'program',
        title: 'A die',
        course: null,
        dueOn: '2027-03-05',
        path: '/assignments/3',
      },
    ],
    rows: [
      {
        id: learner.id,
        name: 'Otter',
        username: 'brave-otter-42',
        time: 'none',
        cells: [
          {
            isDone: true,
            isLate: false,
            score: null,
            tries: null,
            handedIn: { assignmentId: assigned.id, at: '2027-03-04 16:05' },
          },
        ],
      },
    ],
  };

  test('is opened from the gradebook, as text and as a copy', async () => {
    const code = '<b>not bold</b>';
    fakeServer(
      signedIn(grace),
      replies(classes.one, fiveB),
      replies(courses.list, [basics]),
      replies(gradebook.show, workBook),
      replies(gradebook.misconceptions, []),
      replies(assignments.handedIn, ({ params }) => ({
        kind: 'program' as const,
        title: `A die ${String(params['assignmentId'])} ${String(params['userId'])}`,
        learner: 'Otter',
        work: code,
        at: '2027-03-04T16:05:00.000Z',
      })),
    );
    const { user, path } = await renderPage('/teach/4?show=gradebook');
    const cell = await screen.findByRole('link', { name: 'Handed in 2027-03-04 16:05, Otter' });
    expect(cell).toHaveTextContent(/^Handed in 2027-03-04 16:05$/);
    await user.click(cell);
    expect(path()).toBe('/teach/4?show=work&assignment=3&learner=7');
    expect(await screen.findByRole('heading', { name: 'A die 3 7' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Program' })).toHaveTextContent(code);
    expect(screen.getByRole('link', { name: 'Open in the code lab' })).toHaveAttribute(
      'href',
      `/code-lab#${hashOfCode(code)}`,
    );
    await user.click(screen.getByRole('link', { name: 'Back to the gradebook' }));
    expect(path()).toBe('/teach/4?show=gradebook');
  });

  test('stays on the dashboard until its day is over', async () => {
    const own = { ...asked, classId: fiveB.id, className: '5B', isDone: true, isLate: false };
    fakeServer(
      signedIn(),
      ...dashboardServer(),
      replies(assignments.mine, [{ ...own, mayHandInAgain: true }]),
    );
    await renderPage('/dashboard');
    const card = within(await screen.findByRole('region', { name: 'For your class' }));
    expect(card.getByRole('link', { name: 'Circuit: Two coins' })).toBeInTheDocument();
    expect(
      card.getByText('Handed in. You can change it by the end of Friday, March 5. 5B'),
    ).toBeInTheDocument();
  });
});

test('a course that the plan of the class does not open cannot be chosen', async () => {
  const { user, server, card } = await openClass([]);
  server.use(replies(courses.list, [basics, { ...gates, requiresSubscription: 'premium' }]));
  await user.selectOptions(card.getByLabelText('Kind'), 'Course');
  const name = `${gates.title} (with the Classroom plan)`;
  expect(await card.findByRole('option', { name })).toBeDisabled();
  expect(card.getByRole('option', { name: basics.title })).toBeEnabled();
});

test('the form says what learners do, and what the gradebook shows afterwards', async () => {
  const { user, card } = await openClass([]);
  const kind = card.getByLabelText('Kind');
  expect(kind).toHaveAccessibleDescription(/^Learners go through its steps\./);
  await user.selectOptions(kind, 'Quiz');
  expect(kind).toHaveAccessibleDescription(/the first and the best result/);
});

test('an assignment says how many have done it, and is taken back', async () => {
  const { user, server, card } = await openClass([assigned]);
  const link = await card.findByRole('link', { name: 'Lesson: Meet the qubit' });
  expect(link).toHaveAttribute('href', '/courses/1?lesson=12');
  expect(card.getByText('1 of 2 done')).toBeInTheDocument();
  server.use(replies(assignments.remove, {}), replies(assignments.list, []));
  await user.click(card.getByRole('button', { name: 'Take back Meet the qubit' }));
  const empty = await card.findByText('Nothing is assigned yet.');
  // The focus stays in the list, not at the start of the page.
  expect(empty.parentElement).toHaveFocus();
});

test('the gradebook shows assignments or a course, with a file of the same', async () => {
  fakeServer(
    signedIn(grace),
    replies(classes.one, fiveB),
    replies(courses.list, [basics, gates]),
    replies(gradebook.show, ({ query }) =>
      query['of'] === 'assignments' ? book : { ...book, columns: [], rows: [] },
    ),
    replies(gradebook.misconceptions, [
      {
        kind: 'question',
        title: 'What does H do?',
        mistake: 'It is not a switch.',
        learnerCount: 2,
        course: { id: CourseId.parse(1), title: 'Quantum Basics' },
        lesson: { id: LessonId.parse(12), title: 'Meet the qubit' },
        path: '/courses/1?lesson=12&section=explain',
      },
    ]),
  );
  const { user, path } = await renderPage('/teach/4?show=gradebook');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Learner',
    'Time in the last 7 days',
    'Quiz: Meet the qubit, due 2027-03-05 (Quantum Basics)',
  ]);
  expect(table.getByRole('row', { name: /^Otter/ })).toHaveTextContent(
    /Done, late, 1, then 3 of 4 \(2 tries\)$/,
  );
  expect(table.getByRole('link', { name: 'Otter' })).toHaveAttribute('href', '/teach/4?learner=7');
  const file = screen.getByRole('link', { name: 'Download as a table (CSV)' });
  expect(file).toHaveAttribute('href', '/api/classes/4/gradebook.csv?of=assignments');
  const mistakes = within(await screen.findByRole('region', { name: 'What many get wrong' }));
  expect(mistakes.getByRole('listitem')).toHaveTextContent(
    /What does H do\?It is not a switch\.2 learners\. Meet the qubit explains it\./,
  );
  const course = basics;
  await user.selectOptions(screen.getByLabelText('Show'), course.title);
  expect(await screen.findByText('Nobody has joined the class yet.')).toBeInTheDocument();
  expect(path()).toBe(`/teach/4?show=gradebook&course=${String(course.id)}`);
  expect(file).toHaveAttribute('href', `/api/classes/4/gradebook.csv?course=${String(course.id)}`);
});

test('the gradebook says how lessons were completed, explains its words, and tells equal names apart', async () => {
  const cell = { isDone: true, isLate: false, score: null, tries: null };
  const column = { kind: 'lesson', course: null, dueOn: null, path: '/' } as const;
  const row = (id: UserId, username: string): Gradebook['rows'][number] => ({
    id,
    name: 'Otter',
    username,
    time: 'none',
    cells: [
      { ...cell, completedAs: 'known' },
      { ...cell, completedAs: 'marked' },
      { ...cell, isDone: false, isBegun: true },
    ],
  });
  fakeServer(
    signedIn(grace),
    replies(classes.one, fiveB),
    replies(courses.list, [basics]),
    replies(gradebook.show, {
      columns: ['One', 'Two', 'Three'].map((title) => ({ ...column, title })),
      rows: [row(learner.id, learner.username), row(UserId.parse(8), 'shy-otter-7')],
    }),
    replies(gradebook.misconceptions, []),
  );
  const { user } = await renderPage('/teach/4?show=gradebook&course=1');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LearnerTime in the last 7 daysOneTwoThree',
    'Otter (brave-otter-42)No timeMarked as knownMarked as doneBegun',
    'Otter (shy-otter-7)No timeMarked as knownMarked as doneBegun',
  ]);
  await user.click(screen.getByText('What the words mean'));
  const meaningOf = (word: string) =>
    screen.getAllByRole('term').find(({ textContent }) => textContent === word)?.nextElementSibling
      ?.textContent;
  expect(meaningOf('Marked as known')).toMatch(/“I Know This Already”/);
  expect(meaningOf('Marked as done')).toMatch(/without opening every step/);
});

test('open assignments are at the top of the dashboard, the one to do first before the others', async () => {
  const own: OwnAssignment = {
    ...assigned,
    classId: fiveB.id,
    className: '5B',
    isDone: false,
    isLate: false,
  };
  fakeServer(
    signedIn(),
    ...dashboardServer(),
    replies(assignments.mine, [
      { ...own, id: AssignmentId.parse(5), title: 'Later', dueOn: '2027-03-09' },
      { ...own, id: AssignmentId.parse(4), title: 'Finished', isDone: true },
      { ...own, isLate: true },
    ]),
  );
  await renderPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'For your class' }));
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Lesson: Meet the qubit',
    'Lesson: Later',
  ]);
  expect(
    card.getByText(/It was due on Friday, March 5\. You can still do it\./),
  ).toBeInTheDocument();
});
