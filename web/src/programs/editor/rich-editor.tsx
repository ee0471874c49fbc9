import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createEditor, showCode, type Language } from './create-editor.ts';
import { markLine } from './error-line.ts';

/** The earlier selection in the plain text field, in characters from 0. For a cursor, both are equal. */
export interface TakenSelection {
  readonly from: number;
  readonly to: number;
}

export interface RichEditorProps {
  readonly label: string;
  readonly language: Language;
  readonly code: string;
  /** From 1. */
  readonly errorLine: number | undefined;
  readonly onChange: (code: string) => void;
  readonly onRun: (() => void) | undefined;
  /** Null if the focus was elsewhere. */
  readonly selection: TakenSelection | null;
}

export function RichEditor(props: RichEditorProps) {
  const { label, language, code, errorLine, onChange, onRun, selection } = props;
  const keys = useId();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const change = useEffectEvent((text: string) => {
    // Synchronously, because an effect of an earlier text would undo later typing.
    flushSync(() => onChange(text));
  });
  const run = useEffectEvent(() => onRun?.());
  const start = useEffectEvent((parent: Element, name: string) => {
    const view = createEditor({
      parent,
      code,
      label: name,
      language,
      descriptionId: keys,
      onChange: (text) => change(text),
      onRun: () => run(),
    });
    if (selection === null) return view;
    const end = view.state.doc.length;
    view.dispatch({
      selection: { anchor: Math.min(selection.from, end), head: Math.min(selection.to, end) },
    });
    view.focus();
    return view;
  });
  useEffect(() => {
    if (!host.current) return;
    const view = start(host.current, label);
    editor.current = view;
    return () => view.destroy();
  }, [label]);
  useEffect(() => {
    if (editor.current) showCode(editor.current, code);
  }, [code]);
  // A circuit is parsed with each change of its text, which removes the mark; a program, when it runs again.
  const readText = language === 'openqasm' ? code : null;
  useEffect(() => {
    editor.current?.dispatch({ effects: markLine.of(errorLine) });
  }, [errorLine, readText]);
  return (
    <>
      <div ref={host} className="contents" />
      <p id={keys} className="sr-only">
        Tab indents. To leave the editor by keys, press Escape, then Tab.
        {onRun && ' Control and Enter run the program.'}
      </p>
    </>
  );
}
