import { begunText, completionTexts } from '@qubloom/contract';
import { Fold } from '../../../ui/display/fold.tsx';

const meanings: readonly (readonly [string, string])[] = [
  [completionTexts.read, 'Every step of the lesson was opened, or the whole assignment was done.'],
  [completionTexts.marked, 'The lesson was completed without opening every step.'],
  [completionTexts.known, 'The learner chose “I Know This Already” instead of opening every step.'],
  [
    begunText,
    'The learner is past the first step, or has done something in it, and is not done yet.',
  ],
  ['0 of 3 tasks', 'None of the three checked tasks of the lesson has been solved yet.'],
  [
    '1, then 6 of 6 (2 tries)',
    'The first try of the quiz had one right answer, the best one six. A quiz shows the right answers after each try, so the first try says more.',
  ],
  ['2 lessons only marked', 'The course is done, but two of its lessons were only marked.'],
];

/** Says once what the words in the cells mean. */
export function CellWords() {
  return (
    <Fold summary="What the words mean">
      <div className="flex max-w-[65ch] flex-col gap-3 py-2">
        <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          {meanings.map(([word, meaning]) => (
            <div key={word} className="contents">
              <dt className="font-medium">{word}</dt>
              <dd className="text-ink-soft max-sm:mb-1">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-soft">
          An empty cell means that it was not begun since the learner joined. A marked lesson
          becomes done once all its steps have been opened. Lessons that were completed before we
          noted how are shown as done.
        </p>
      </div>
    </Fold>
  );
}
