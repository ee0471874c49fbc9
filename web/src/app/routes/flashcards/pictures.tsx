/** Connects cards with the pictures of lessons. */
import type { CardSlots } from '../../../features/flashcards/study/flip-card.tsx';
import { LessonInteractive } from '../../../interactives/catalog/lesson-interactive.tsx';

export const cardSlots: CardSlots = {
  renderInteractive: (interactive) => (
    <LessonInteractive block={{ kind: 'picture', ...interactive }} />
  ),
};
