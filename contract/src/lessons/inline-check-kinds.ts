/** Kinds of checks in the text, for pages that don't need their schemas. */

export const inlineCheckKinds = ['number', 'bars', 'histogram', 'order'] as const;
type InlineCheckKind = (typeof inlineCheckKinds)[number];

export function isInlineCheck<Block extends { readonly kind: string }>(
  block: Block,
): block is Extract<Block, { readonly kind: InlineCheckKind }> {
  return (inlineCheckKinds as readonly string[]).includes(block.kind);
}
