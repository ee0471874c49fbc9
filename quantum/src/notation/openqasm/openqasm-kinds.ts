import type { Operation } from '../../operations/kinds.ts';
import { LANGUAGES } from '../../operations/languages.ts';
import type { OpenQasmKind, StatementKind } from './openqasm-kind.ts';

type AnyKind = OpenQasmKind<Operation>;

// The types of the table pair kinds and rows, which TypeScript cannot follow.
const ROWS = Object.values(LANGUAGES).map(({ openQasm }) => openQasm as unknown as AnyKind);

const STATEMENTS: ReadonlyMap<string, StatementKind> = new Map(
  ROWS.flatMap(({ statements = {} }) => Object.entries(statements)),
);

/** Returns the statement that a word starts in a version of OpenQASM, if a kind of operation has one. */
export function statementOf(word: string, version: 2 | 3): StatementKind | undefined {
  const found = STATEMENTS.get(word);
  return found?.versions.includes(version) ? found : undefined;
}

/** The comments that read back, by their word. */
export const COMMENTS: ReadonlyMap<string, NonNullable<AnyKind['comment']>> = new Map(
  ROWS.flatMap(({ comment }) => (comment ? [[comment.word, comment]] : [])),
);
