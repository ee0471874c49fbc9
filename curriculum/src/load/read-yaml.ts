/** Parses YAML by a schema, with the line of each problem. */
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentProblem } from '../problem.ts';

interface Source {
  readonly file: string;
  readonly text: string;
  /** Number of lines before the text in the file. */
  readonly linesBefore?: number;
}

/** Returns the parsed value, or undefined after reporting problems. */
export function readYaml<Schema extends z.ZodType>(
  schema: Schema,
  { file, text, linesBefore = 0 }: Source,
  report: (problem: ContentProblem) => void,
): z.output<Schema> | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;

  if (document.errors.length > 0) {
    for (const error of document.errors) {
      const reason = (error.message.split('\n')[0] ?? '').replace(
        / at line \d+, column \d+:?$/,
        '',
      );
      report({ file, line: lineAt(error.pos[0]), reason });
    }
    return undefined;
  }
  const parsed = valueOf(document);
  if (parsed instanceof ReferenceError) {
    report({ file, reason: `${parsed.message}; write '*' in quotes` });
    return undefined;
  }
  const result = schema.safeParse(parsed);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const path = issue.path.map(String);
    report({
      file,
      line: lineAt(startOf(document, issue.path) ?? 0),
      ...(path.length > 0 && { location: path.join('.') }),
      reason: issue.message,
    });
  }
  return undefined;
}

/** YAML reads an unquoted `*` as an alias. An undefined alias throws only here, when the value is built. */
function valueOf(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (error instanceof ReferenceError) return error;
    throw error;
  }
}

/** Position of the value, or of the nearest value that contains it. */
function startOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]) {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}
