/** Builds the test that a class takes on paper after a lesson, and the key for marking it. */
import { pointsOf, totalPoints, type AssessmentQuestion } from '@qubloom/curriculum';
import { letterOf, lettered, subtitleOf, type PrintedLesson } from './lesson-parts.ts';
import type { Part, Sheet } from './sheet.ts';

export function assessment(lesson: PrintedLesson): Sheet {
  const questions = questionsOf(lesson);
  return {
    label: 'Assessment',
    title: lesson.title,
    subtitle: subtitleOf(lesson),
    parts: [
      { kind: 'lines', label: 'Name and date', count: 1 },
      {
        kind: 'note',
        text: `${String(totalPoints(questions))} points. You need a pencil and about 15 minutes.`,
      },
      ...questions.flatMap((question, index): Part[] => [
        headingOf(question, index),
        { kind: 'paragraph', text: question.question },
        ...spaceFor(question),
      ]),
    ],
  };
}

export function assessmentKey(lesson: PrintedLesson): Sheet {
  const questions = questionsOf(lesson);
  return {
    label: 'Key to the assessment',
    title: lesson.title,
    subtitle: subtitleOf(lesson),
    parts: [
      {
        kind: 'note',
        text: `For the teacher. ${String(totalPoints(questions))} points. The answers are examples: give the points for the idea, in any words.`,
      },
      ...questions.flatMap((question, index): Part[] => [
        headingOf(question, index),
        { kind: 'note', text: question.question },
        ...rightAnswer(question),
        { kind: 'paragraph', text: question.marking },
      ]),
    ],
  };
}

/** Requires a lesson that has an assessment. */
function questionsOf({ assessment: questions, title }: PrintedLesson) {
  if (!questions) throw new Error(`${title} has no assessment.`);
  return questions;
}

function headingOf(question: AssessmentQuestion, index: number): Part {
  const points = pointsOf(question);
  const worth = points === 1 ? '1 point' : `${String(points)} points`;
  return { kind: 'heading', text: `Question ${String(index + 1)} · ${worth}` };
}

function spaceFor(question: AssessmentQuestion): Part[] {
  if (question.kind === 'choice') {
    return [{ kind: 'options', options: lettered(question.options.map((text) => ({ text }))) }];
  }
  return [
    ...(question.kind === 'circuit' ? [drawn(question.circuit)] : []),
    { kind: 'lines', count: question.lines },
  ];
}

function rightAnswer(question: AssessmentQuestion): Part[] {
  if (question.kind === 'choice') {
    const index = 'ABCD'.indexOf(question.correct);
    const text = question.options[index] ?? '';
    return [{ kind: 'paragraph', text: `**${letterOf(index)}** ${text}` }];
  }
  const answer: Part = { kind: 'paragraph', text: `**Answer:** ${question.answer}` };
  return question.kind === 'circuit'
    ? [drawn(question.solution ?? question.circuit), answer]
    : [answer];
}

const drawn = (circuit: string): Part => ({
  kind: 'circuit',
  circuit,
  description: `Circuit: ${circuit}`,
});
