import type { Operation } from '../operations/kinds.ts';
import { LANGUAGES } from '../operations/languages.ts';
import type { OperationLanguages } from './operation-languages.ts';

/** Returns the row of an operation. The types of the table pair kinds and rows, which TypeScript cannot follow. */
export function languagesOf({ kind }: Operation): OperationLanguages<Operation> {
  return LANGUAGES[kind] as unknown as OperationLanguages<Operation>;
}
