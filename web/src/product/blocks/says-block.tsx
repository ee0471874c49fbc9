import { clsx } from 'clsx';
import { speakerNames, type BlockOf, type Speaker } from '@qubloom/contract';
import type { ComponentType } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { Qubi } from '../../ui/brand/qubi.tsx';
import type { Glossary } from './glossary.ts';
import { InlineText } from './inline-text.tsx';

type Face = ComponentType<{ readonly className?: string }>;

/** The text can be read before the face loads. */
const faceOf = (load: () => Promise<Face>) => lazyPart(load, undefined, NoFace);

const faces: Readonly<Record<Speaker, Face>> = {
  qubi: Qubi,
  mia: faceOf(async () => (await import('../../ui/brand/mia.tsx')).Mia),
  leo: faceOf(async () => (await import('../../ui/brand/leo.tsx')).Leo),
};

export interface SaysBlockProps {
  readonly block: BlockOf<'says'>;
  readonly glossary: Glossary;
}

/** A line or two in a speech bubble, beside the speaker's face and name. */
export function SaysBlock({ block: { who, text }, glossary }: SaysBlockProps) {
  const Face = faces[who];
  return (
    <p className="flex max-w-[65ch] break-inside-avoid items-center gap-3.5">
      <span className="flex w-12 shrink-0 flex-col items-center text-sm leading-tight font-semibold">
        <Face className="size-12 low:size-9" />
        {speakerNames[who]}
        <span className="sr-only"> says:</span>
      </span>
      <span
        className={clsx(
          'relative min-w-0 rounded-card border border-line bg-surface px-4 py-2.5',
          'before:absolute before:top-1/2 before:-left-[7px] before:size-3 before:-translate-y-1/2 before:rotate-45',
          'before:border-b before:border-l before:border-line before:bg-surface low:py-1.5',
        )}
      >
        <InlineText text={text} glossary={glossary} />
      </span>
    </p>
  );
}

function NoFace() {
  return <span className="size-12 low:size-9" />;
}
