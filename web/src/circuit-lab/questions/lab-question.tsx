import { useEffect, useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { lastLearnersStorage } from '../../product/storage/learner-storage.ts';
import { Qubi } from '../../ui/brand/qubi.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Success } from '../../ui/feedback/success.tsx';
import { useLab } from '../lab-context.tsx';
import { answersQuestion, labQuestions } from './questions.ts';

const entry = ['lab', 'question'] as const;

/** The first question without an answer. After the last one, the lab is free. */
function nextQuestion(): number {
  const id = lastLearnersStorage().find(...entry)?.text;
  return labQuestions.findIndex((question) => question.id === id) + 1;
}

/** A question about what to build, at the level with the fewest gates. */
export function LabQuestion() {
  const { state } = useLab();
  const { circuit } = state;
  const [at, setAt] = useState(nextQuestion);
  const [answer, setAnswer] = useState<typeof circuit>();
  const question = labQuestions[at];
  useEffect(() => {
    if (!question) return undefined;
    let isCurrent = true;
    void answersQuestion(circuit, question).then((isRight) => {
      if (!isCurrent || !isRight) return;
      setAnswer(circuit);
      lastLearnersStorage().save(...entry, question.id);
    });
    return () => {
      isCurrent = false;
    };
  }, [circuit, question]);
  if (state.level !== 'first-steps' || !question) return null;
  return (
    <section aria-label="Question" aria-live="polite" className="mb-3 compact:mb-1 low:mb-0">
      {answer ? (
        <div className="flex items-center gap-2">
          <Success
            strength="task"
            className="min-w-0 flex-1 compact:text-base compact:leading-snug low:py-0"
          >
            {question.success}
          </Success>
          <Button
            variant="secondary"
            className="max-sm:px-3"
            onClick={() => {
              setAnswer(undefined);
              setAt(at + 1);
            }}
          >
            <span className="max-sm:sr-only">
              {at + 1 < labQuestions.length ? 'Next question' : 'Build freely'}
            </span>
            <ArrowRight aria-hidden />
          </Button>
        </div>
      ) : (
        <p className="flex items-center gap-3 font-medium compact:text-base compact:leading-snug low:text-sm">
          <Qubi className="size-11 shrink-0 low:size-6" />
          {question.text}
        </p>
      )}
    </section>
  );
}
