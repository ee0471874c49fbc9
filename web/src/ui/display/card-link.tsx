import { clsx } from 'clsx';
import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Progress } from '../feedback/progress.tsx';

interface CardAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly heading: string;
  readonly level: 2 | 3;
  /** Decoration, because the heading is beside it. Fills its container. */
  readonly picture: ReactNode;
  /** Text and badges. Controls would be below the link. */
  readonly children: ReactNode;
}

function CardAnchor({ heading, level, picture, children, ...rest }: CardAnchorProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <article aria-labelledby={id} className="@container h-full min-w-0">
      <div
        className={clsx(
          'relative flex h-full overflow-hidden rounded-card border border-line bg-surface shadow-card',
          'hover:border-action has-focus-visible:outline-3 has-focus-visible:outline-action',
          '@max-xs:flex-col',
        )}
      >
        <div className="relative w-20 shrink-0 bg-deep @max-xs:h-16 @max-xs:w-full @max-[14rem]:hidden @sm:w-28">
          {picture}
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-[min(1rem,6cqi)] wrap-anywhere">
          <Heading id={id} className="text-lg leading-tight">
            <a {...rest} className="outline-none after:absolute after:inset-0">
              {heading}
            </a>
          </Heading>
          {children}
        </div>
      </div>
    </article>
  );
}

/**
 * A card in a list that is one link to one of our pages. Its picture is beside the text, and above it if the card is
 * narrow. The router types `to` and `params`.
 */
export const CardLink = createLink(CardAnchor);

/**
 * A drawing on the deep ground, which goes on above and below it. A high card shows it no larger, so that its sides are
 * not cut off.
 */
export function CardPicture({ src }: { readonly src: string | null }) {
  return (
    <div className="size-full bg-[#1f1750]">
      {src !== null && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 m-auto aspect-[8/15] max-h-full w-full object-cover @max-xs:aspect-auto @max-xs:h-full @max-xs:object-contain"
        />
      )}
    </div>
  );
}

/** The sentences of a card. They push what comes after them to the card's lower edge. */
export function CardText({ children }: { readonly children: ReactNode }) {
  return <p className="flex-1 text-[0.9375rem] leading-snug text-ink-soft">{children}</p>;
}

/** Badges and short facts in a row. */
export function CardFacts({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">{children}</p>
  );
}

export interface CardProgressProps {
  /** The progress in percent. */
  readonly value: number;
  readonly label: string;
}

export function CardProgress({ value, label }: CardProgressProps) {
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft tabular-nums">
      <Progress value={value} label={label} className="flex-1" />
      {value}%
    </div>
  );
}
