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
  type Assignment,
  type Gradebook,
  type OwnAssignment,
  type SchoolClass,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
const assigned: Assignment = {
  id: AssignmentId.parse(3),
  item,
  title: 'Meet the qubit',
  course: 'Quantum Basics',
  path: '/courses/1?lesson=12',
  dueOn: '2027-03-05',
  learners: null,
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
      time: '15-to-30',
      cells: [{ isDone: true, isLate: true, score: { score: 3, totalQuestions: 4 }, tries: 2 }],
    },
  ],
};

async function openClass(list: readonly Assignment[]) {
  const server = fakeServer(
    signedIn(grace),
    replies(classes.one, fiveB),
    replies(assignments.list, [...list]),
    replies(courses.list, [basics, gates]),
    replies(courses.lessons, [...lessons]),
  );
  const page = await renderPage('/teach/4');
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

test('an assignment is taken back', async () => {
  const { user, server, card } = await openClass([assigned]);
  const link = await card.findByRole('link', { name: 'Lesson: Meet the qubit' });
  expect(link).toHaveAttribute('href', '/courses/1?lesson=12');
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
    'Quiz: Meet the qubit (Quantum Basics), due 2027-03-05',
  ]);
  expect(table.getByRole('row', { name: /^Otter/ })).toHaveTextContent(
    /Done late, 3 of 4, 2 tries$/,
  );
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
