import type { BlockOf } from '@qubloom/contract';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { ChanceHistogram } from './components/chance-histogram.tsx';
import { SignedBarsCard } from './components/signed-bars-card.tsx';
import { SwitchBoard } from './components/switch-board.tsx';

/** The interactive picture that a lesson's block names, with its description for those who cannot see it. */
export function LessonPicture({ block }: { readonly block: BlockOf<'picture'> }) {
  const title = useId();
  const description = useId();
  return (
    <Card as="section" aria-labelledby={title} aria-describedby={description}>
      <h3 id={title} className="text-xl">
        {block.title}
      </h3>
      <p id={description} className="sr-only">
        {block.description}
      </p>
      <div className="mt-4">
        <Drawing block={block} />
      </div>
    </Card>
  );
}

function Drawing({ block: { name, properties } }: { readonly block: BlockOf<'picture'> }) {
  switch (name) {
    case 'switch-board':
      return <SwitchBoard switches={Number(properties['switches'] ?? 3)} />;
    case 'chance-histogram':
      return <ChanceHistogram {...bagOf(properties)} />;
    case 'signed-bars':
      return (
        <SignedBarsCard
          gates={String(properties['gates'] ?? 'X H').split(' ')}
          chances={properties['chances'] === true}
        />
      );
  }
}

function bagOf(properties: BlockOf<'picture'>['properties']) {
  const counted = String(properties['counts'] ?? '')
    .split(' ')
    .map(Number);
  const [zeros, ones] = counted;
  if (zeros !== undefined && ones !== undefined) return { counted: { zeros, ones } };
  return {
    bag: { zeros: Number(properties['zeros'] ?? 1), ones: Number(properties['ones'] ?? 1) },
    asksGuess: properties['guess'] === true,
  };
}
