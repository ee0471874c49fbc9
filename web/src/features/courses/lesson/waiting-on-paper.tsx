/**
 * On paper, nothing opens after a guess, so the blocks that wait for one are printed in words, without the
 * answers.
 */
import {
  parseLessonContent,
  type ShownBlock,
  lessonPartsOf,
  lessonScreensOf,
} from '@qubloom/contract';
import { InlineText } from '../../../product/blocks/inline-text.tsx';
import { SaysBlock } from '../../../product/blocks/says-block.tsx';
import { type SeenScreen } from './lesson-parts-state.ts';

export interface WaitingOnPaperProps {
  readonly content: string;
  readonly seen: readonly SeenScreen[];
}

export function WaitingOnPaper({ content, seen }: WaitingOnPaperProps) {
  const waiting = new Set(seen.filter(({ isWaiting }) => isWaiting).map(({ key }) => key));
  const screens = lessonScreensOf(lessonPartsOf(parseLessonContent(content)));
  return screens.map((screen, index) =>
    waiting.has(screen.key) ? (
      <section key={screen.key} className="flex flex-col gap-3">
        {screen.title !== undefined && screens[index - 1]?.part !== screen.part && (
          <h2 className="text-2xl">{screen.title}</h2>
        )}
        {screen.blocks.map((block, at) => (
          <WordsOf key={at} block={block} />
        ))}
      </section>
    ) : null,
  );
}

const noGlossary = new Map<string, never>();

function WordsOf({ block }: { readonly block: ShownBlock }) {
  switch (block.kind) {
    case 'paragraph':
    case 'grown-ups':
      return (
        <p>
          <InlineText text={block.text} glossary={noGlossary} />
        </p>
      );
    case 'says':
      return <SaysBlock block={block} glossary={noGlossary} />;
    case 'predict':
    case 'choice':
      return (
        <QuestionAndList question={block.question} items={block.options.map(({ text }) => text)} />
      );
    case 'order':
      return (
        <QuestionAndList
          question={block.question}
          items={block.start.map((step) => block.steps[step] ?? '')}
        />
      );
    case 'number':
    case 'bars':
    case 'histogram':
      return (
        <p className="font-medium">
          <InlineText text={block.question} glossary={noGlossary} />
        </p>
      );
    case 'task':
    case 'program-task':
      return <TitleAndText title={block.title} text={block.goal} />;
    case 'picture':
      return <TitleAndText title={block.title} text={block.description} />;
    case 'program':
      return <pre className="font-mono text-sm whitespace-pre-wrap">{block.code}</pre>;
    case 'simulator':
      return <p className="font-semibold">{block.title}</p>;
    default:
      return null;
  }
}

interface QuestionAndListProps {
  readonly question: string;
  readonly items: readonly string[];
}

function QuestionAndList({ question, items }: QuestionAndListProps) {
  return (
    <div className="break-inside-avoid">
      <p className="font-medium">
        <InlineText text={question} glossary={noGlossary} />
      </p>
      <ul className="list-disc pl-6">
        {items.map((text) => (
          <li key={text}>
            <InlineText text={text} glossary={noGlossary} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TitleAndText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <p>
      <strong className="font-semibold">{title}.</strong> {text}
    </p>
  );
}
