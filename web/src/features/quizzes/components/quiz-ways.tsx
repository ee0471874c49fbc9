/** The buttons after a quiz or a checkpoint, besides Back. */
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import type { QuizExits } from '../../../product/quizzes/quiz-exits.ts';
import { Button, type ButtonLook } from '../../../ui/controls/button.tsx';

export type QuizWaysProps = Pick<QuizExits, 'onNext' | 'onFinish' | 'isLast'> & ButtonLook;

export const hasWayOn = ({ onNext, onFinish, isLast }: QuizWaysProps): boolean =>
  [onNext, onFinish].some(Boolean) || isLast === true;

export function QuizWays({ onNext, onFinish, isLast, variant }: QuizWaysProps) {
  return (
    <>
      {onNext && (
        <Button variant={variant} onClick={onNext} className="ml-auto max-sm:px-2.5">
          Next Lesson
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      {onFinish && (
        <Button variant={variant} onClick={onFinish} className="ml-auto max-sm:px-2.5">
          Finish Lesson
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      {isLast && (
        <ButtonLink to="/courses" variant={variant} className="ml-auto max-sm:px-2.5">
          Find Another Course
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </>
  );
}
