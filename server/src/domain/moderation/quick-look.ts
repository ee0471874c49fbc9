/**
 * Checks quickly whether a text may match any of many patterns. The matcher tries them one by one, which for a
 * chat message costs ten times as much as one expression with all of them; nearly every message needs only this
 * check.
 */
import {
  SyntaxKind,
  type BlacklistedTerm,
  type ParsedPattern,
  type RegExpMatcherOptions,
} from 'obscenity';

type Options = Pick<RegExpMatcherOptions, 'blacklistedTerms' | 'blacklistMatcherTransformers'>;

/** The function returns false only if the matcher with the same options would find nothing. */
export function quickLook(options: Options): (text: string) => boolean {
  const { blacklistedTerms, blacklistMatcherTransformers: transformers = [] } = options;
  const anyOf = new RegExp(blacklistedTerms.map(sourceOf).join('|'), 's');
  return (text) => {
    const steps = transformers.map((one) => ('factory' in one ? one.factory() : one));
    let seen = '';
    for (const letter of text) {
      let code = letter.codePointAt(0);
      for (const step of steps) if (code !== undefined) code = step.transform(code);
      if (code !== undefined) seen += String.fromCodePoint(code);
    }
    return anyOf.test(seen);
  };
}

function sourceOf({ pattern }: BlacklistedTerm): string {
  const { requireWordBoundaryAtStart, requireWordBoundaryAtEnd, nodes } = pattern;
  const edge = (isNeeded: boolean) => (isNeeded ? String.raw`\b` : '');
  return `${edge(requireWordBoundaryAtStart)}${nodes.map(nodeSource).join('')}${edge(requireWordBoundaryAtEnd)}`;
}

function nodeSource(node: ParsedPattern['nodes'][number]): string {
  switch (node.kind) {
    case SyntaxKind.Literal:
      return String.fromCodePoint(...node.chars).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    case SyntaxKind.Optional:
      return `(?:${nodeSource(node.childNode)})?`;
    case SyntaxKind.Wildcard:
      return '.';
  }
}
