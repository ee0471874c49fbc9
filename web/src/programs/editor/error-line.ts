/** Marks the line in which Python found an error. */
import {
  RangeSet,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
} from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';

/** From 1; undefined for none. */
export const markLine = StateEffect.define<number | undefined>();

/** Start of the marked line; null for none. The next edit removes it. */
const markedLine = StateField.define<number | null>({
  create: () => null,
  update(at, { effects, docChanged, state }) {
    const mark = effects.find((effect) => effect.is(markLine));
    if (mark) return startOf(state, mark.value);
    return docChanged ? null : at;
  },
  provide: (field) => [
    EditorView.decorations.from(field, (at) =>
      at === null
        ? Decoration.none
        : Decoration.set(Decoration.line({ class: 'cm-errorLine' }).range(at)),
    ),
    gutterLineClass.from(field, (at) =>
      at === null ? RangeSet.empty : RangeSet.of(errorNumber.range(at)),
    ),
  ],
});

const errorNumber = new (class extends GutterMarker {
  override elementClass = 'cm-errorNumber';
})();

function startOf(state: EditorState, line: number | undefined): number | null {
  return line !== undefined && line >= 1 && line <= state.doc.lines
    ? state.doc.line(line).from
    : null;
}

export const errorLine: Extension = markedLine;
