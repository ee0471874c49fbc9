/** Collects all sheets of a course in the order of their use: handouts first, answers last. */
import { activitySheet } from './activity.ts';
import { answerSheet } from './answer-sheet.ts';
import { lessonPlan } from './lesson-plan.ts';
import type { PrintedLesson } from './lesson-parts.ts';
import type { Sheet } from './sheet.ts';
import { worksheet } from './worksheet.ts';

export function packOf(course: string, lessons: readonly PrintedLesson[]): readonly Sheet[] {
  return [
    cover(course, lessons),
    ...lessons.flatMap((lesson) => [
      lessonPlan(lesson),
      ...(lesson.activity ? [activitySheet(lesson)] : []),
      worksheet(lesson),
    ]),
    ...lessons.map(answerSheet),
  ];
}

function cover(course: string, lessons: readonly PrintedLesson[]): Sheet {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return {
    label: 'Printable pack',
    title: course,
    subtitle: `${String(lessons.length)} lessons · ${String(minutes)} minutes`,
    parts: [
      { kind: 'heading', text: 'What is inside' },
      {
        kind: 'list',
        items: [
          'For each lesson, a plan and an activity without computers for the grown-up, and a worksheet for the learner.',
          'After them, the answers to all the worksheets, so you can keep those in a drawer.',
          'A certificate on the last page. It has a name and a date once every lesson is done; until then, you can fill them in by hand.',
        ],
      },
      {
        kind: 'note',
        text: 'The quizzes stay on the screen, where they explain each answer.',
      },
      { kind: 'heading', text: 'The lessons' },
      {
        kind: 'list',
        items: lessons.map(
          ({ order, title, minutes: each }) =>
            `**${String(order)}. ${title}** · ${String(each)} minutes`,
        ),
      },
    ],
  };
}
