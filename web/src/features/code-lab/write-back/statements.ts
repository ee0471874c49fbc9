/** The top-level statements of a Python program, in order. */
import { pythonLanguage } from '@codemirror/lang-python';

export interface Statement {
  /** From 1. Everything on one line is one statement. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** Position in the program, without the end of its last line and without a trailing comment. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** `loop`, `function`, and `other` may place gates in ways that only a run shows. */
  readonly kind: 'import' | 'assignment' | 'call' | 'with' | 'loop' | 'function' | 'other';
}

const kindOf: Readonly<Record<string, Statement['kind']>> = {
  ImportStatement: 'import',
  AssignStatement: 'assignment',
  ExpressionStatement: 'call',
  WithStatement: 'with',
  ForStatement: 'loop',
  WhileStatement: 'loop',
  FunctionDefinition: 'function',
};

export function statementsOf(code: string): readonly Statement[] {
  const { topNode } = pythonLanguage.parser.parse(code);
  const statements: Statement[] = [];
  for (let node = topNode.firstChild; node; node = node.nextSibling) {
    if (node.name === 'Comment') continue;
    const text = code.slice(node.from, node.to).trimEnd();
    const firstLine = lineAt(code, node.from);
    statements.push({
      firstLine,
      lastLine: firstLine + text.split('\n').length - 1,
      from: node.from,
      to: node.from + text.length,
      text,
      kind: kindOf[node.name] ?? 'other',
    });
  }
  return statements;
}

export function lineAt(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}
