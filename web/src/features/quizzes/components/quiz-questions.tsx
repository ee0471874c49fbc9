import type { Question } from '@qubloom/contract';
import { openNumbers } from '../quiz-state.ts';
import type { useQuizAnswers } from '../use-quiz-answers.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionMarks } from './question-marks.tsx';
import { QuizFooter } from './quiz-footer.tsx';

export interface QuizQuestionsProps {
  readonly questions: readonly Question[];
  readonly answering: Pick<ReturnType<typeof useQuizAnswers>, 'state' | 'submit' | 'answer'>;
  /** The shown question, from 1; undefined if all are shown. */
  readonly current: number | undefined;
  readonly onGo: (number: number) => void;
  readonly back: string;
  readonly onBack: () => void;
}

/** The questions of a quiz that has not been submitted: all of them, or one at a time. */
export function QuizQuestions(props: QuizQuestionsProps) {
  const { questions, answering, current, back, onGo, onBack } = props;
  const { state, submit, answer } = answering;
  const open = openNumbers(state, questions);
  const total = questions.length;
  return (
    <>
      {current !== undefined && (
        <QuestionMarks total={total} current={current} open={open} onGo={onGo} />
      )}
      <ol className="flex flex-col gap-9">
        {questions.map((question, index) => {
          const number = index + 1;
          if (current !== undefined && current !== number) return null;
          return (
            <li key={question.id} value={number}>
              <QuestionCard
                question={question}
                number={number}
                chosen={state.answers.get(question.id)}
                onChoose={(choice) => answer(question.id, choice)}
              />
            </li>
          );
        })}
      </ol>
      <QuizFooter
        isSending={submit.isPending}
        hasFailed={submit.isError}
        open={open}
        total={total}
        current={current}
        onGo={onGo}
        back={back}
        onBack={onBack}
      />
    </>
  );
}
