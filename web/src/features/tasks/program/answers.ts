/** The values that a program reports as its function's results. They may be forged. */
import { maxProgramCases, Returned } from '@qubloom/contract';
import { z } from 'zod';
import { pythonErrorSchema, type PythonError } from '../../../lib/python/messages.ts';
import { explainError } from '../../../lib/python/words/explain-error.ts';

const Failed = z.object({ kind: z.literal('failed'), error: pythonErrorSchema });
const Answers = z.array(z.union([Returned, Failed])).max(maxProgramCases);

const Found = z.union([
  Answers.transform((answers) => ({ answers, foreseen: null })),
  z.object({ answers: Answers, foreseen: z.number().int().min(0).nullable() }),
]);

export interface ReadAnswers {
  readonly returned: Returned[];
  /** Index of the expected wrong program that returns the same. */
  readonly foreseen: number | null;
}

/** Empty if the report is malformed. */
export function readAnswers(answers: unknown): ReadAnswers {
  const read = Found.safeParse(answers).data ?? { answers: [], foreseen: null };
  const returned = read.answers.map((one): Returned =>
    'error' in one ? { kind: 'failed', sentence: sentenceOf(one.error) } : one,
  );
  return { returned, foreseen: read.foreseen };
}

function sentenceOf(error: PythonError): string {
  const where = error.line === null ? '' : `Line ${error.line}: `;
  return `${where}${explainError(error)}`.slice(0, 500);
}
