// Checks for American spelling of everything that people read: docs/decisions/0003-curriculum-as-files.md.
import ts from 'typescript';

const british =
  /\b(colour\w*|maths|neighbour\w*|behaviour\w*|favourite\w*|honour\w*|centre[sd]?|metres?|grey\w*|\w+olaris(?:e|ed|es|ing|ation)|recognis\w+|organis\w+|realis(?:e|ed|es|ing)|analys(?:e|ed|es|ing)|practis(?:e|ed|es|ing)|travell\w+|labell\w+|modell\w+|learnt|towards|catalogue\w*|judgement\w*|normalis\w+|visualis\w+|randomis\w+)\b/gi;

export function britishWords(text) {
  return [...text.matchAll(british)].map(([word]) => word);
}

/** Extracts the words of a source file that people may read: JSX text, and strings of several words. */
export function readableText(path, source) {
  const found = [];
  const visit = (node) => {
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(sentence(node));
    else if (ts.isTemplateMiddleOrTemplateTail(node)) found.push(sentence(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.join('\n');
}

/** A single lowercase word is a name in code; a string with a capital or a space may be shown to people. */
function sentence({ text }) {
  return /[A-Z]|\S\s+\S/.test(text) && !/^[\w$]+[A-Z]/.test(text) ? text : '';
}
