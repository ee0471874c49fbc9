/** The editor in the page's own colors, in light mode, dark mode, and forced colors. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const highlighting = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword],
    color: 'var(--color-action-ink)',
    fontWeight: '600',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--color-good-ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-one-ink)' },
  { tag: tags.comment, color: 'var(--color-ink-soft)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.className],
    color: 'var(--color-zero-ink)',
  },
]);

const theme = EditorView.theme({
  '&': {
    minWidth: '0',
    minHeight: '0',
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-surface)',
    // iPhones zoom into a field with text below 16 px, and stay zoomed.
    fontSize: '1rem',
  },
  // The surrounding frame shows the focus.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.625', overflow: 'auto' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-gutters': {
    color: 'var(--color-ink-soft)',
    backgroundColor: 'var(--color-sunken)',
    borderRight: '1px solid var(--color-line)',
  },
  '.cm-errorLine': { backgroundColor: 'var(--color-bad-soft)' },
  '.cm-errorNumber': {
    color: 'var(--color-on-bad)',
    backgroundColor: 'var(--color-bad)',
    fontWeight: '700',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--color-control)',
  },
  '.cm-tooltip': {
    maxWidth: 'min(24rem, 90vw)',
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-control)',
    borderRadius: '0.5rem',
  },
  '.cm-tooltip-hover': { padding: '0.5rem 0.75rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.5rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--color-on-action)',
    backgroundColor: 'var(--color-action)',
    forcedColorAdjust: 'none',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '0.5rem 0.75rem' },
});

export const editorTheme: Extension = [theme, syntaxHighlighting(highlighting)];
