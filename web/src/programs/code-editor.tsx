import { clsx } from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../lib/code-loading/when-idle.ts';
import type { Language } from './editor/create-editor.ts';
import type { RichEditorProps, TakenSelection } from './editor/rich-editor.tsx';

export interface CodeEditorProps {
  readonly label?: string | undefined;
  readonly language?: Language | undefined;
  readonly rows?: number | undefined;
  readonly code: string;
  /** From 1: the line with the error. */
  readonly errorLine?: number | undefined;
  readonly onChange: (code: string) => void;
  readonly onRun?: (() => void) | undefined;
}

const defaultRows = 16;
const defaultLabel = 'Python program';

/** Without text layout, as in a page without a browser, only a plain text field works. */
const canMeasureText = typeof Range !== 'undefined' && 'getClientRects' in Range.prototype;

/**
 * A plain text field until the editor with colors and completion has loaded, and permanently if it cannot be
 * loaded.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label = defaultLabel, rows = defaultRows, code, errorLine, onChange } = props;
  const { language = 'python', onRun } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTouched, setTouched] = useState(false);
  const rich = useRichEditor(field, isTouched || errorLine !== undefined);
  const runOnKeys = (event: KeyboardEvent) => {
    if (!onRun || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
  return (
    <EditorFrame rows={rows}>
      {rich ? (
        <rich.Editor
          label={label}
          language={language}
          code={code}
          errorLine={errorLine}
          onChange={onChange}
          onRun={onRun}
          selection={rich.selection}
        />
      ) : (
        <textarea
          ref={field}
          aria-label={label}
          value={code}
          onChange={(event) => onChange(event.target.value)}
          onFocus={() => setTouched(true)}
          onKeyDown={runOnKeys}
          {...plainField}
        />
      )}
    </EditorFrame>
  );
}

interface Rich {
  readonly Editor: ComponentType<RichEditorProps>;
  readonly selection: TakenSelection | null;
}

/**
 * It takes a phone a third of a second to set up, so a device without a mouse does so once the program is touched.
 */
function useRichEditor(
  field: RefObject<HTMLTextAreaElement | null>,
  isAsked: boolean,
): Rich | undefined {
  const [rich, setRich] = useState<Rich>();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const hasMouse = window.matchMedia('(hover: hover)').matches;
    return hasMouse ? whenIdle(() => setWanted(true)) : undefined;
  }, []);
  const isDue = (isWanted || isAsked) && canMeasureText && rich === undefined;
  useEffect(() => {
    if (!isDue) return undefined;
    let isGone = false;
    import('./editor/rich-editor.tsx').then(
      ({ RichEditor }) => {
        if (isGone) return;
        const plain = field.current === document.activeElement ? field.current : null;
        const selection = plain && { from: plain.selectionStart, to: plain.selectionEnd };
        // Synchronously, because text typed between the two fields would be lost.
        flushSync(() => setRich({ Editor: RichEditor, selection }));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [field, isDue]);
  return rich;
}

const plainField = {
  spellCheck: false,
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  wrap: 'off',
  className:
    'resize-none bg-transparent px-4 py-3 font-mono text-[0.9375rem] leading-relaxed outline-none',
} as const;

/** The plain text field of a prerendered page, read-only, because typed text would be lost. */
export function StillCode({ code }: { readonly code: string }) {
  return (
    <EditorFrame rows={defaultRows}>
      <textarea aria-label={defaultLabel} defaultValue={code} readOnly {...plainField} />
    </EditorFrame>
  );
}

function EditorFrame({ rows, children }: { readonly rows: number; readonly children: ReactNode }) {
  return (
    <div
      className={clsx(
        'grid max-h-[min(34rem,50svh)] resize-y overflow-auto rounded-card border-[1.5px] border-control',
        'bg-surface',
        'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-action',
        'max-sm:max-h-[33svh]',
      )}
      // Lines with padding.
      style={{ height: `calc(${rows} * 1.5235rem + 1.6rem)` }}
    >
      {children}
    </div>
  );
}
