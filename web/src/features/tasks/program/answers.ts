/** What a program says that its function has returned. It may say anything. */
import { maxProgramCases, Returned } from '@qubloom/contract';
import { z } from 'zod';
import { pythonErrorSchema, type PythonError } from '../../../lib/python/messages.ts';
import { explainError } from '../../../lib/python/words/explain-error.ts';

const Failed = z.object({ kind: z.literal('failed'), error: pythonErrorSchema });
const Answers = z.array(z.union([Returned, Failed])).max(maxProgramCases);

/** Nothing at all where that is not what it should be. */
export function readAnswers(answers: unknown): Returned[] {
  const read = Answers.safeParse(answers).data ?? [];
  return read.map((one) =>
    'error' in one ? { kind: 'failed', sentence: sentenceOf(one.error) } : one,
  );
}

function sentenceOf(error: PythonError): string {
  const where = error.line === null ? '' : `Line ${error.line}: `;
  return `${where}${explainError(error)}`.slice(0, 500);
}
