/** Every sheet of every lesson in the real curriculum. */
import { parseLessonContent } from '@qubloom/contract';
import { circuitGrid } from '@qubloom/curriculum';
import { describe, expect, test } from 'vitest';
import { readCurriculum } from '../../curriculum/read-content.ts';
import { answerSheet } from './documents/answer-sheet.ts';
import { activitySheet } from './documents/activity.ts';
import { assessment, assessmentKey } from './documents/assessment.ts';
import { lessonPlan } from './documents/lesson-plan.ts';
import { stagesOf } from './documents/lesson-parts.ts';
import { minutesOf } from './documents/minutes.ts';
import { worksheet } from './documents/worksheet.ts';
import { glossaryOf } from './glossary.ts';
import { isInSiteFonts } from './pdf/fonts.ts';

const { courses, glossary } = await readCurriculum();
const lessons = courses.flatMap(({ title: courseTitle, lessons: inOrder }) =>
  inOrder.map(({ title, minutes, content, quiz, activity, assessment }, index) => {
    const blocks = parseLessonContent(content);
    const place = { title, courseTitle, order: index + 1, minutes };
    return {
      ...place,
      blocks,
      content,
      quiz,
      activity,
      assessment: assessment?.questions ?? null,
    };
  }),
);

describe.each(lessons)('$courseTitle, $title', (lesson) => {
  const sheets = [lessonPlan, activitySheet, worksheet, answerSheet, assessment, assessmentKey].map(
    (write) => write(lesson),
  );
  const text = JSON.stringify(sheets);

  // Shows: educators: a lesson plan for every lesson
  test('has a plan with a goal, questions, and wrong ideas', () => {
    const headings = lessonPlan(lesson).parts.flatMap((part) =>
      part.kind === 'heading' ? [part.text] : [],
    );
    expect(headings).toEqual(
      expect.arrayContaining([
        'What learners can do afterwards',
        'Words',
        `Step by step, ${String(lesson.minutes)} minutes`,
        'Questions to ask',
        'Common wrong ideas',
      ]),
    );
  });

  // Shows: parents: a lesson takes 15 to 30 minutes
  test('takes 15 to 30 minutes, divided among the stages', () => {
    const minutes = minutesOf(stagesOf(lesson.blocks), lesson.minutes);
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(1);
    expect(minutes.reduce((a, b) => a + b, 0)).toBe(lesson.minutes);
    expect(lesson.minutes).toBeGreaterThanOrEqual(15);
    expect(lesson.minutes).toBeLessThanOrEqual(30);
  });

  // Shows: educators: worksheets with answer sheets
  test('asks on the worksheet what the answer sheet answers', () => {
    const asked = worksheet(lesson).parts.filter(({ kind }) => kind === 'options');
    // Steps to put in order are printed as options. Numbers and charts get lines to write on.
    const questions = lesson.blocks.filter((block) => 'question' in block);
    const printed = ['predict', 'choice', 'order'];
    expect(asked).toHaveLength(questions.filter(({ kind }) => printed.includes(kind)).length);
    for (const { question } of questions as { question: string }[]) {
      expect(JSON.stringify(answerSheet(lesson).parts)).toContain(
        JSON.stringify(question).slice(1, -1),
      );
    }
  });

  test('reveals neither a question of its quiz nor why an answer is right', () => {
    for (const { question, options, correct } of lesson.quiz?.questions ?? []) {
      expect(text).not.toContain(JSON.stringify(question).slice(1, -1));
      expect(text).not.toContain(JSON.stringify(options[correct].reason).slice(1, -1));
    }
  });

  // Shows: educators: an assessment on paper with a key for every lesson
  test('has an assessment on paper that gives no answers away', () => {
    const paper = JSON.stringify(assessment(lesson));
    for (const question of lesson.assessment ?? []) {
      expect(paper).not.toContain(JSON.stringify(question.marking).slice(1, -1));
      expect(JSON.stringify(assessmentKey(lesson))).toContain(
        JSON.stringify(question.marking).slice(1, -1),
      );
    }
  });

  // Shows: educators: an activity without computers for every lesson
  test('has letters and circuits that can be printed', () => {
    const letters = text.replaceAll('⟩', '').replaceAll(/\\n/g, '');
    expect([...letters].filter((letter) => !isInSiteFonts(letter))).toEqual([]);
    for (const part of sheets.flatMap(({ parts }) => parts)) {
      if (part.kind === 'circuit') expect(circuitGrid(part.circuit).rows.length).toBeGreaterThan(0);
    }
  });
});

test('every word that a lesson introduces is in the glossary, with the first lesson that introduces it', () => {
  const placed = lessons.map(({ title, content }, index) => ({
    id: index + 1,
    courseId: 1,
    title,
    content,
  })) as unknown as Parameters<typeof glossaryOf>[0]; // these ids are not from a database
  const entries = glossaryOf(placed);
  const introduced = courses.flatMap((course) => course.lessons.flatMap((one) => one.newWords));
  // Lessons also explain grown-up names, which are not counted among their new words.
  expect(entries.map(({ key }) => key)).toEqual(expect.arrayContaining(introduced));
  expect(glossary.length).toBeGreaterThanOrEqual(entries.length);
  expect(entries.find(({ key }) => key === 'qubit')?.lesson.title).toBe('Meet the qubit');
  expect(entries.map(({ word }) => word)).toEqual(
    entries.map(({ word }) => word).sort((a, b) => a.localeCompare(b, 'en')),
  );
});
