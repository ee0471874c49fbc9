import { clsx } from 'clsx';
import { Star as StarIcon } from 'lucide-react';
import { starsOf, type Star } from '../course-facts-state.ts';

export interface StarsProps {
  readonly averageRating: number;
  readonly ratingCount: number;
}

export function Stars({ averageRating, ratingCount }: StarsProps) {
  return (
    <span
      className="inline-flex items-center gap-0.5"
      role="img"
      aria-label={
        ratingCount === 0
          ? 'Not rated yet'
          : `Rated ${Math.round(averageRating * 10) / 10} of 5 by ${ratingCount}`
      }
    >
      {starsOf(averageRating).map((star, index) => (
        <OneStar key={index} star={star} />
      ))}
      <span className="ml-1 text-sm text-ink-soft">
        ({ratingCount}){ratingCount === 0 && ' Not rated yet'}
      </span>
    </span>
  );
}

function OneStar({ star }: { readonly star: Star }) {
  return (
    <span data-star={star} className="relative size-4">
      <StarIcon className="absolute inset-0 size-4 text-control" />
      {star !== 'empty' && (
        <span className={clsx('absolute inset-0 overflow-hidden', star === 'half' && 'w-1/2')}>
          <StarIcon className="size-4 max-w-none fill-points text-points" />
        </span>
      )}
    </span>
  );
}
