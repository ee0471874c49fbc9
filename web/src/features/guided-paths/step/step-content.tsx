import type { GuidedStep, ShownBlock } from '@qubloom/contract';
import { useEffect, useRef, useState } from 'react';
import { bringIntoView } from '../../../lib/browser/bring-into-view.ts';
import { ContentBlock } from '../../../product/blocks/content-block.tsx';
import type { Glossary } from '../../../product/blocks/glossary.ts';
import { ScreenLayout } from '../../../product/blocks/screen-layout.tsx';
import { HintList } from '../../../product/tasks/hint-list.tsx';
import type { SavedPass } from '../../../product/tasks/use-saved-pass.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import type { PathSlots } from '../path-slots.ts';
import { pointsText } from '../path-state.ts';

export interface StepContentProps {
  readonly step: GuidedStep;
  readonly headingId: string;
  readonly screens: readonly (readonly ShownBlock[])[];
  /** Index of the shown screen. After the last one, none is shown. */
  readonly screen: number;
  /** Completing it now would earn its points. */
  readonly pays: boolean;
  readonly glossary: Glossary;
  /** The latest answer to each question, by its id. */
  readonly choices: Readonly<Record<string, number>>;
  readonly onChoose: (id: string, option: number) => void;
  readonly hintsShown: number;
  readonly onHint: (() => void) | undefined;
  readonly pass: SavedPass;
  readonly slots: PathSlots;
}

/** The screens of a step, one at a time, and its hints after the last. Use the step as key. */
export function StepContent(props: StepContentProps) {
  const { step, headingId, screens, screen, pays } = props;
  const isShown = screen < screens.length;
  // A screen that was open once stays mounted, so that its state is kept.
  const [furthest, setFurthest] = useState(screen);
  if (screen > furthest) setFurthest(screen);
  return (
    <div hidden={!isShown} className="@container flex flex-col gap-3 [&[hidden]]:hidden">
      {screens.slice(0, furthest + 1).map((blocks, index) => (
        <ScreenLayout
          key={index}
          blocks={blocks}
          headingId={index === screen ? headingId : `${headingId}-${index}`}
          title={step.title}
          isShown={index === screen}
          tools={
            pays && (
              <Badge tone="points" className="my-2">
                {pointsText(step.pointsAwarded)}
              </Badge>
            )
          }
          renderBlock={(block) => <StepBlock {...props} block={block} />}
        />
      ))}
      {screen === screens.length - 1 && <Hints {...props} />}
    </div>
  );
}

function StepBlock(props: StepContentProps & { readonly block: ShownBlock }) {
  const { block, step, glossary, choices, onChoose, onHint, pass, slots } = props;
  switch (block.kind) {
    case 'paragraph':
    case 'says':
    case 'choice':
      return (
        <ContentBlock block={block} glossary={glossary} choices={choices} onChoose={onChoose} />
      );
    case 'number':
    case 'bars':
    case 'histogram':
    case 'order':
      return slots.renderInlineCheck({
        block,
        glossary,
        isSolved: choices[block.id] !== undefined,
        onSolved: () => onChoose(block.id, 0),
      });
    case 'picture':
      return slots.renderInteractive(block);
    case 'task':
      return slots.renderChallenge({
        block,
        draftKey: `step-${step.id}`,
        pass,
        hidesTitle: block.title === step.title,
        pageHints: { ask: onHint },
      });
    default:
      // The content check allows no other block in a step.
      return null;
  }
}

/** The revealed hints. A new one gets the focus and scrolls into view. */
function Hints({ step, hintsShown }: StepContentProps) {
  const newest = useRef<HTMLParagraphElement>(null);
  const shown = useRef(hintsShown);
  useEffect(() => {
    if (hintsShown > shown.current && newest.current) {
      newest.current.focus({ preventScroll: true });
      bringIntoView(newest.current);
    }
    shown.current = hintsShown;
  }, [hintsShown]);
  if (hintsShown === 0) return null;
  return (
    <section aria-label="Hints" className="flex flex-col gap-2">
      <HintList
        hints={step.hints.map(({ content }) => content)}
        shown={hintsShown}
        newest={newest}
      />
    </section>
  );
}
