/** The teacher's step on a device without an account. */
import type { LookBlock } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '../../../product/api/api.ts';
import { InlineText } from '../../../product/blocks/inline-text.tsx';
import { SaysBlock } from '../../../product/blocks/says-block.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lookQuery } from '../queries.ts';

type Activity = Extract<LookBlock, { kind: 'picture' | 'simulator' }>;

export interface LookPageProps {
  readonly code: string;
  readonly renderActivity: (block: Activity) => ReactNode;
}

const noGlossary = new Map<never, never>();

export function LookPage({ code, renderActivity }: LookPageProps) {
  const { data: step, error, refetch } = useQuery(lookQuery(code));
  // The lesson has ended, so that the last step may not stay.
  if (error && (!step || 'status' in error)) {
    return (
      <Notice title="Nothing to see now" level={1} tone="error">
        <p>{errorSentence(error)}</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (!step) {
    return (
      <Loading label="Getting the step..." className="page-width flex flex-col gap-4 py-8">
        <Skeleton className="h-10" />
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  return (
    <article className="page-width flex max-w-3xl flex-col gap-5 py-6 text-lg leading-relaxed">
      <header aria-live="polite" className="flex flex-col gap-1">
        <h1 className="text-3xl">{step.title ?? step.lesson}</h1>
        <p className="text-base text-ink-soft">
          {step.lesson}, step {step.number} of {step.count}. This page follows your teacher.
        </p>
      </header>
      {step.blocks.map((block, index) => (
        <Block
          key={`${String(step.number)}.${String(index)}`}
          block={block}
          renderActivity={renderActivity}
        />
      ))}
    </article>
  );
}

interface BlockProps extends Pick<LookPageProps, 'renderActivity'> {
  readonly block: LookBlock;
}

function Block({ block, renderActivity }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} glossary={noGlossary} />
        </p>
      );
    case 'says':
      return <SaysBlock block={block} glossary={noGlossary} />;
    case 'picture':
    case 'simulator':
      return renderActivity(block);
    case 'question':
      return (
        <Card className="flex flex-col gap-3">
          <p className="font-medium">
            <InlineText text={block.text} glossary={noGlossary} />
          </p>
          <ol className="flex list-[upper-alpha] flex-col gap-2 pl-7">
            {block.options.map((option, index) => (
              <li key={index}>
                <InlineText text={option} glossary={noGlossary} />
              </li>
            ))}
          </ol>
        </Card>
      );
    case 'task':
      return (
        <Card className="flex flex-col gap-2">
          <h2 className="text-xl">{block.title}</h2>
          <p>
            <InlineText text={block.goal} glossary={noGlossary} />
          </p>
        </Card>
      );
    case 'program':
      return (
        <Card className="flex flex-col gap-2">
          <h2 className="text-xl">{block.title}</h2>
          <pre className="font-mono text-base whitespace-pre-wrap">{block.code}</pre>
        </Card>
      );
  }
}
