/** A printed sheet before it is set: what it says, part by part. Texts may hold the inline marks of lessons. */
export type Part =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Each with a box to tick. */
  | { readonly kind: 'options'; readonly options: readonly string[] }
  /** To write on. */
  | { readonly kind: 'lines'; readonly label?: string; readonly count: number }
  /** Grid notation; what is free is an empty box to draw in. */
  | { readonly kind: 'circuit'; readonly circuit: string; readonly description: string };

export interface Sheet {
  /** What it is: `Lesson plan`. */
  readonly label: string;
  readonly title: string;
  readonly subtitle: string;
  readonly parts: readonly Part[];
}
