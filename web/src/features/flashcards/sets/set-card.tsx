import { type FlashcardSet, type FlashcardSetProgress, pathOf } from '@qubloom/contract';
import { flashcards } from '../../../product/api/endpoints.ts';
import { LevelBadge } from '../../../product/courses/level-badge.tsx';
import { OfflineMark } from '../../../product/offline/offline-mark.tsx';
import {
  CardFacts,
  CardLink,
  CardPicture,
  CardProgress,
  CardText,
} from '../../../ui/display/card-link.tsx';

export interface SetCardProps {
  readonly set: FlashcardSet;
  readonly progress: FlashcardSetProgress | undefined;
}

export function SetCard({ set, progress }: SetCardProps) {
  return (
    <CardLink
      to="/flashcards/$id"
      params={{ id: String(set.id) }}
      heading={set.title}
      level={3}
      picture={<CardPicture src={set.iconUrl} />}
    >
      <CardText>{set.description}</CardText>
      <CardFacts>
        <LevelBadge level={set.difficulty} />
        <span>{set.category}</span>
        <OfflineMark path={pathOf(flashcards.cards, { id: set.id })} />
        <span>{set.cardCount === 1 ? '1 card' : `${set.cardCount} cards`}</span>
      </CardFacts>
      {progress !== undefined && progress.progress > 0 && (
        <CardProgress value={progress.progress} label={`Progress in ${set.title}`} />
      )}
    </CardLink>
  );
}
