/** The content of a printed sheet, part by part, before layout. Texts may contain the inline marks of lessons. */
export type Part =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Each with a box to tick. */
  | { readonly kind: 'options'; readonly options: readonly string[] }
  /** Lines to write on. */
  | { readonly kind: 'lines'; readonly label?: string; readonly count: number }
  /** In grid notation. A free cell becomes an empty box to draw in. */
  | { readonly kind: 'circuit'; readonly circuit: string; readonly description: string };

export interface Sheet {
  /** The kind of sheet, such as `Lesson plan`. */
  readonly label: string;
  readonly title: string;
  readonly subtitle: string;
  readonly parts: readonly Part[];
}
