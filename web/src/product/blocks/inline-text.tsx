import { codePiecesOf, inlineMarksOf } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import type { Glossary } from './glossary.ts';
import type { GlossaryWordProps } from './glossary-word.tsx';

export interface InlineTextProps {
  readonly text: string;
  readonly glossary: Glossary;
}

/** An explanation opens no other explanation, so new words inside it stay plain. */
const emptyGlossary: Glossary = new Map();

/** A paragraph's text with its marks. */
export function InlineText({ text, glossary }: InlineTextProps) {
  return inlineMarksOf(text).map((mark, index) => {
    switch (mark.kind) {
      case 'text':
        return mark.text;
      case 'strong':
        return (
          <strong key={index} className="font-semibold">
            {mark.text}
          </strong>
        );
      case 'code':
        return <Code key={index} code={mark.text} />;
      case 'word': {
        const entry = glossary.get(mark.key);
        if (!entry) return mark.text;
        return (
          <Suspense key={index} fallback={<PlainWord>{mark.text}</PlainWord>}>
            <GlossaryWord
              word={entry.word}
              explanation={<InlineText text={entry.explanation} glossary={emptyGlossary} />}
            >
              {mark.text}
            </GlossaryWord>
          </Suspense>
        );
      }
    }
  });
}

/** Gate names, code and kets; the digits of a ket keep the colors of 0 and 1. */
function Code({ code }: { readonly code: string }) {
  return (
    <code className="rounded-md bg-sunken p-0.5 font-mono text-[0.9em] whitespace-nowrap">
      {codePiecesOf(code).map(({ text, bit }, index) => (
        <span
          key={index}
          className={clsx(
            bit === 0 && 'font-bold text-zero-ink',
            bit === 1 && 'font-bold text-one-ink',
          )}
        >
          {text}
        </span>
      ))}
    </code>
  );
}

/** The text does not wait for the code that opens the explanation. */
const GlossaryWord = lazyPart<GlossaryWordProps>(
  async () => (await import('./glossary-word.tsx')).GlossaryWord,
  PlainWord,
);

function PlainWord({ children }: { readonly children: string }) {
  return <span className="font-medium">{children}</span>;
}
