/** The buttons after a quiz or a checkpoint, besides Back. */
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import type { QuizNavigation } from '../../../product/quizzes/quiz-navigation.ts';
import { Button, type ButtonLook } from '../../../ui/controls/button.tsx';

export type NextButtonsProps = Pick<QuizNavigation, 'onNext' | 'onFinish' | 'isLast'> & ButtonLook;

export const hasNextButton = ({ onNext, onFinish, isLast }: NextButtonsProps): boolean =>
  [onNext, onFinish].some(Boolean) || isLast === true;

/** In one row with the others on a phone. */
const nextClass = 'ml-auto max-sm:px-2.5 max-sm:[&_svg]:hidden';

export function NextButtons({ onNext, onFinish, isLast, variant }: NextButtonsProps) {
  return (
    <>
      {onNext && (
        <Button variant={variant} onClick={onNext} className={nextClass}>
          Next Lesson
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      {onFinish && (
        <Button variant={variant} onClick={onFinish} className={nextClass}>
          Finish Lesson
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      {isLast && (
        <ButtonLink to="/courses" variant={variant} className={nextClass}>
          Find Another Course
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </>
  );
}
