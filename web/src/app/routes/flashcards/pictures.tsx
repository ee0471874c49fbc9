/** Connects cards with the pictures of lessons. */
import type { CardSlots } from '../../../features/flashcards/study/flip-card.tsx';
import { LessonWidget } from '../../../interactives/catalog/lesson-interactive.tsx';

export const cardSlots: CardSlots = {
  renderPicture: (picture) => <LessonWidget block={{ kind: 'picture', ...picture }} />,
};
