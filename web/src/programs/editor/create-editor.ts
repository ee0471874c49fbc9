/** Sets CodeMirror up for a learner's programs. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python, pythonLanguage } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { errorLine } from './error-line.ts';
import { editorTheme } from './editor-theme.ts';
import { completeToolkit, hoverHelp } from './toolkit-help.ts';

export type Language = 'python' | 'openqasm';

export interface EditorOptions {
  readonly parent: Element;
  readonly code: string;
  readonly label: string;
  readonly language: Language;
  /** The element that explains the keys. */
  readonly descriptionId: string;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

const pythonHelp = [
  python(),
  pythonLanguage.data.of({ autocomplete: completeToolkit }),
  autocompletion({ icons: false }),
  hoverHelp,
];

/** Marks a change from outside the editor, which is not reported. */
const isFromOutside = Annotation.define<boolean>();

export function createEditor(options: EditorOptions): EditorView {
  const { parent, code, label, language, descriptionId, onChange, onRun } = options;
  const run = () => {
    onRun();
    return true;
  };
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        indentUnit.of('    '),
        bracketMatching(),
        closeBrackets(),
        language === 'python' ? pythonHelp : [],
        errorLine,
        editorTheme,
        // Escape, then Tab leaves the editor: CodeMirror lets that Tab through.
        keymap.of([
          { key: 'Mod-Enter', run, preventDefault: true },
          { key: 'Ctrl-Enter', run, preventDefault: true },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': descriptionId,
          tabindex: '0',
          spellcheck: 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isOwn = !transactions.some((one) => one.annotation(isFromOutside));
          if (docChanged && isOwn) onChange(state.doc.toString());
        }),
      ],
    }),
  });
}

/** Shows text from outside, as when a program is opened. Does nothing if it was typed here. */
export function showCode(view: EditorView, code: string): void {
  const shown = view.state.doc.toString();
  if (shown === code) return;
  const [from, behind] = sameEnds(shown, code);
  view.dispatch({
    changes: { from, to: shown.length - behind, insert: code.slice(from, code.length - behind) },
    annotations: isFromOutside.of(true),
  });
}

/** Returns the number of characters that two texts share at their beginnings and, besides, at their ends. */
function sameEnds(one: string, other: string): readonly [start: number, end: number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [start, end];
}
