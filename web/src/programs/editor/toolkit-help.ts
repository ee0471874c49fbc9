/** Completion and help for the toolkit's names. */
import {
  ifNotIn,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { signatureOf, toolkitWords, type ToolkitWord } from './toolkit-words.ts';

const optionOf = (word: ToolkitWord): Completion => ({
  label: word.name,
  type: word.kind,
  detail: `(${word.parameters})`,
  info: word.meaning,
});

const afterDot = toolkitWords.filter(({ kind }) => kind === 'method').map(optionOf);
const elsewhere = toolkitWords.filter(({ kind }) => kind !== 'method').map(optionOf);

/** Methods after a dot, classes and functions elsewhere. In comments, Enter after a period starts a new line. */
export const completeToolkit = ifNotIn(['Comment', 'String', 'FormatString'], completeCode);

function completeCode(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/\.?\w*$/);
  if (!before) return null;
  const isMethod = before.text.startsWith('.');
  const typed = isMethod ? before.text.slice(1) : before.text;
  // A decimal point is not a dot.
  if (/^\d/.test(typed) || context.matchBefore(/\d\.$/)) return null;
  if (typed === '' && !isMethod && !context.explicit) return null;
  const from = before.to - typed.length;
  return { from, options: isMethod ? afterDot : elsewhere, validFor: /^\w*$/ };
}

/** The explanation of the name under the pointer. */
export const hoverHelp: Extension = hoverTooltip((view, position) => {
  const range = view.state.wordAt(position);
  if (!range) return null;
  const name = view.state.sliceDoc(range.from, range.to);
  const isMethod = view.state.sliceDoc(Math.max(0, range.from - 1), range.from) === '.';
  const word = toolkitWords.find(
    (one) => one.name === name && (one.kind === 'method') === isMethod,
  );
  if (!word) return null;
  return { pos: range.from, end: range.to, above: true, create: () => ({ dom: helpFor(word) }) };
});

function helpFor(word: ToolkitWord): HTMLElement {
  const help = document.createElement('div');
  const signature = document.createElement('code');
  signature.textContent = signatureOf(word);
  const meaning = document.createElement('p');
  meaning.textContent = word.meaning;
  help.append(signature, meaning);
  return help;
}
