import { formatSvg } from '@qubloom/quantum';
import { useMemo, useRef } from 'react';
import { useNear } from '../../lib/browser/use-near.ts';
import { useLab } from '../lab-context.tsx';
import { examples, type Example } from './examples.ts';

/** The list of example circuits, each with its picture. */
export function ExampleList({ onChoose }: { readonly onChoose: () => void }) {
  const { dispatch } = useLab();
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list);
  return (
    <>
      <p className="text-sm text-ink-soft">Your own circuit is one Undo away.</p>
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3"
      >
        {examples.map((example) => (
          <li key={example.id} className="flex">
            <button
              type="button"
              onClick={() => {
                const message = `${example.title} loaded.`;
                dispatch({ kind: 'load', circuit: example.circuit(), message });
                onChoose();
              }}
              className="flex w-full flex-col gap-1 rounded-card border-[1.5px] border-control bg-surface p-3 text-left hover:border-action hover:bg-action-soft"
            >
              <span aria-hidden className="flex h-16">
                {isNear && <Thumbnail example={example} />}
              </span>
              <span className="font-heading text-lg font-semibold">{example.title}</span>
              <span className="text-sm text-ink-soft">{example.sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Thumbnail({ example }: { readonly example: Example }) {
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(formatSvg(example.circuit()))}`,
    [example],
  );
  // A drawing in the page would take its color from the surrounding text. As a mask, an image file does the same.
  const mask = `url("${source}") left / contain no-repeat`;
  return <span className="flex-1 bg-ink" style={{ mask, WebkitMask: mask }} />;
}
