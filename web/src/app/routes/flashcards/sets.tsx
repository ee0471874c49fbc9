import { getRouteApi } from '@tanstack/react-router';
import { FlashcardSets } from '../../../features/flashcards/sets/flashcard-sets.tsx';

const route = getRouteApi('/flashcards');

export function FlashcardSetsRoute() {
  const { q = '', category } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <FlashcardSets
      filter={{ q, category }}
      onFilter={(next) =>
        void navigate({
          search: {
            ...(next.q !== '' && { q: next.q }),
            ...(next.category && { category: next.category }),
          },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
