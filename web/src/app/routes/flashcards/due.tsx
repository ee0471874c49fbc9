import { DueStudy } from '../../../features/flashcards/due-study.tsx';
import { cardSlots } from './pictures.tsx';

export function DueCardsRoute() {
  return <DueStudy {...cardSlots} />;
}
