/** CodeMirror as a learner's programs need it. */
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
import { look } from './look.ts';
import { completeToolkit, hoverHelp } from './toolkit-help.ts';

export interface EditorOptions {
  readonly parent: Element;
  readonly code: string;
  readonly label: string;
  /** The element that says how the keys work. */
  readonly descriptionId: string;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

/** A change that did not begin in the editor, and so is none to tell. */
const isFromOutside = Annotation.define<boolean>();

export function createEditor(options: EditorOptions): EditorView {
  const { parent, code, label, descriptionId, onChange, onRun } = options;
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
        python(),
        pythonLanguage.data.of({ autocomplete: completeToolkit }),
        autocompletion({ icons: false }),
        hoverHelp,
        errorLine,
        look,
        // Escape then Tab leaves: CodeMirror lets that Tab through.
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

/** Text that comes from elsewhere, as when a program is opened. What is typed here is here already. */
export function showCode(view: EditorView, code: string): void {
  if (view.state.doc.toString() === code) return;
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: code },
    annotations: isFromOutside.of(true),
  });
}
