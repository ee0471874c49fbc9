import { useState } from 'react';
import { useAuth } from '../../product/learner/auth.tsx';
import { useProgram, type Program } from '../../programs/use-program.ts';
import { useLastLearner } from '../../lib/storage/use-last-learner.ts';
import { loadDraft, saveDraft } from './code-draft.ts';
import { codeOfHash } from './code-link.ts';
import { startProgram } from './start-program.ts';

/** @param hash Of the page's address: it may bring a program, which then waits for Run. */
export function useCodeLab(hash: string): Program {
  const learner = useLastLearner(useAuth().user?.id);
  const [linked] = useState(() => codeOfHash(hash));
  const [draft] = useState(() => loadDraft(learner) ?? startProgram);
  const program = useProgram({
    code: linked ?? draft,
    isFromLink: linked !== null,
    loadsAtOnce: true,
  });
  const edit = (code: string) => {
    program.edit(code);
    // A program out of a link never takes the place of the learner's own.
    if (linked === null) saveDraft(learner, code);
  };
  return { ...program, edit };
}
