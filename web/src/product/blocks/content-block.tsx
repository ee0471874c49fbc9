import { ChoiceBlock } from './choice-block.tsx';
import type { Glossary } from './glossary.ts';
import { InlineText } from './inline-text.tsx';
import { SaysBlock } from './says-block.tsx';
import type { ShownBlock } from '@qubloom/contract';

export interface ContentBlockProps {
  readonly block: Extract<ShownBlock, { kind: 'paragraph' | 'says' | 'choice' }>;
  readonly glossary: Glossary;
  /** The latest answer to each question, by its id. */
  readonly choices: Readonly<Record<string, number>>;
  readonly onChoose: (id: string, option: number) => void;
}

/** A block that looks the same in lessons and in guided paths. */
export function ContentBlock({ block, glossary, choices, onChoose }: ContentBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="max-w-[65ch]">
          <InlineText text={block.text} glossary={glossary} />
        </p>
      );
    case 'says':
      return <SaysBlock block={block} glossary={glossary} />;
    case 'choice':
      return (
        <ChoiceBlock
          block={block}
          glossary={glossary}
          chosen={choices[block.id]}
          onChoose={(option) => onChoose(block.id, option)}
        />
      );
  }
}
