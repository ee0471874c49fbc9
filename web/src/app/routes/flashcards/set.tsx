import { getRouteApi } from '@tanstack/react-router';
import { SetStudy } from '../../../features/flashcards/set-study.tsx';
import { cardSlots } from './pictures.tsx';

const route = getRouteApi('/flashcards/$id');

export function FlashcardSetRoute() {
  const { id } = route.useParams();
  return <SetStudy key={id} id={id} {...cardSlots} />;
}
