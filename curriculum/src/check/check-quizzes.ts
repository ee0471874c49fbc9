/** Whether a quiz leads back into its lesson, and cannot be passed by guessing a letter or by the look of its options. */
import type { Choice } from '@qubloom/contract';
import type { LessonContent, QuizContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';

export function checkQuiz({ quiz, outline, blocks }: LessonContent): ContentProblem[] {
  if (!quiz) return [];
  return [
    ...checkOptions(quiz),
    ...checkSections(quiz, blocks),
    ...(outline ? [] : checkSpread(quiz)),
  ];
}

/** The way back from a question leads to a stage that its lesson has. */
function checkSections(
  { file, questions }: QuizContent,
  blocks: LessonContent['blocks'],
): ContentProblem[] {
  const stages = new Set(blocks.flatMap((block) => (block.kind === 'section' ? block.stage : [])));
  return questions
    .filter(({ section }) => !stages.has(section))
    .map(({ key, section }) => ({
      file,
      location: key,
      reason: `the lesson has no stage {${section}}`,
    }));
}

/** At least three letters have a right option, and none has more than half of them. */
function checkSpread({ file, questions }: QuizContent): ContentProblem[] {
  const counts = new Map<Choice, number>();
  for (const { correct } of questions) counts.set(correct, (counts.get(correct) ?? 0) + 1);
  const problems: ContentProblem[] = [];
  if (counts.size < Math.min(3, questions.length)) {
    const letters = [...counts.keys()].sort().join(' and ');
    problems.push({ file, reason: `right options stand only at ${letters}; use three letters` });
  }
  for (const [letter, count] of counts) {
    if (count <= Math.ceil(questions.length / 2)) continue;
    problems.push({ file, reason: `${letter} is right ${count} times of ${questions.length}` });
  }
  return problems;
}

function checkOptions({ file, questions }: QuizContent): ContentProblem[] {
  return questions.flatMap(({ key, options }) => {
    const texts = Object.values(options).map(({ text }) => text.toLowerCase());
    const problems: ContentProblem[] = [];
    if (new Set(texts).size < texts.length) {
      problems.push({ file, location: key, reason: 'two options say the same' });
    }
    if (texts.some((text) => /\b(?:all|none) of (?:the above|these)\b/.test(text))) {
      problems.push({
        file,
        location: key,
        reason: '"all of the above" tests reading, not the idea',
      });
    }
    return problems;
  });
}
