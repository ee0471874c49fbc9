import { useState } from 'react';
import { useAuth } from '../../product/learner/auth.tsx';
import { useSavePlace } from '../../product/places/places.ts';
import { keptPrograms } from '../../programs/kept/kept-programs.ts';
import { useProgram, type Program } from '../../programs/use-program.ts';
import { useLastLearner } from '../../product/storage/use-last-learner.ts';
import { codeOfHash } from './code-link.ts';
import { formatOpenProgram } from './open-program.ts';
import { startProgram } from './start-program.ts';

export interface CodeLabProgram extends Program {
  /** Undefined for the unnamed program. */
  readonly name: string | undefined;
  /** Opens a program of ours, such as an example. It replaces no named program. */
  readonly openOurs: (code: string) => void;
  /** Continues with another program under a new name, beside the current one. */
  readonly startNew: (code: string) => void;
  /** Saves it under another name. Returns false if it could not be saved. */
  readonly keepAs: (name: string) => boolean;
  readonly open: (name: string | undefined) => void;
  readonly remove: (name: string) => void;
  /** Names of all named programs. */
  readonly names: () => readonly string[];
}

/** @param hash The hash of the page's address. It may bring a program, which waits for Run. */
export function useCodeLab(hash: string): CodeLabProgram {
  const learner = useLastLearner(useAuth().user?.id);
  const kept = keptPrograms(learner);
  const savePlace = useSavePlace(learner, 'program', 0);
  const [start] = useState(() => {
    const linked = codeOfHash(hash);
    const last = kept.open();
    // A learner who has changed a program from a link continues with their version.
    const isLinks = linked !== null && last.link !== hash;
    return isLinks
      ? { name: undefined, code: linked, link: hash, isFromLink: true }
      : { ...last, isFromLink: false };
  });
  const [{ name, link }, setOpen] = useState({ name: start.name, link: start.link });
  const program = useProgram({
    code: start.code ?? startProgram,
    isFromLink: start.isFromLink,
    loadsAtOnce: true,
  });
  const { code, isFromLink } = program.state;
  const put = (under: string | undefined, text: string, from = '') => {
    setOpen({ name: under, link: from });
    if (text !== code || isFromLink) program.edit(text);
    savePlace(formatOpenProgram({ name: under, code: text }));
    return kept.save(under, text, from);
  };
  return {
    ...program,
    name,
    edit(text) {
      // A program from a link becomes the learner's own with the first change, and replaces no other program.
      put(isFromLink ? kept.freeName('From a link') : name, text, link);
    },
    openOurs: (text) => void put(undefined, text),
    startNew: (text) => void put(kept.freeName('My circuit'), text),
    keepAs: (wanted) => put(kept.freeName(wanted), code, link),
    open: (other) => void put(other, kept.find(other) ?? startProgram),
    remove(other) {
      kept.remove(other);
      if (other === name) put(undefined, kept.find(undefined) ?? startProgram);
    },
    names: kept.names,
  };
}
