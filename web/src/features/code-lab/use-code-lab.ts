import { useState } from 'react';
import { useProgram, type Program } from '../../product/programs/use-program.ts';
import { codeOfHash } from './code-link.ts';
import { startProgram } from './start-program.ts';

/** @param hash Of the page's address: it may bring a program, which then waits for Run. */
export function useCodeLab(hash: string): Program {
  const [linked] = useState(() => codeOfHash(hash));
  return useProgram({
    code: linked ?? startProgram,
    isFromLink: linked !== null,
    loadsAtOnce: true,
  });
}
