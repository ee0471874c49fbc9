/** Chooses the circuit or the program that learners begin with: nothing, a teacher's own, or one from a link. */
import { workLimits, type WorkKind } from '@qubloom/contract';
import { formatCircuitUrl } from '@qubloom/quantum';
import { useState } from 'react';
import { readAddress } from '../../../circuit-lab/address.ts';
import { listSaved, openStorage } from '../../../circuit-lab/storage/circuit-store.ts';
import type { BeginningProps } from '../../../features/classes/one/class-slots.ts';
import { codeOfHash } from '../../../features/code-lab/code-link.ts';
import { keptPrograms } from '../../../programs/kept/kept-programs.ts';
import { momentText } from '../../../product/classes/due-text.ts';
import { lastLearner } from '../../../product/storage/learner-storage.ts';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export function Beginning({ kind, onChoose }: BeginningProps) {
  const [own] = useState(() => (kind === 'circuit' ? ownCircuits() : ownPrograms()));
  const [choice, setChoice] = useState('nothing');
  const [link, setLink] = useState('');
  const read = readLink(kind, link);
  const choose = (next: string) => {
    setChoice(next);
    onChoose(next === 'link' ? read.work : (own[Number(next)]?.work ?? null));
  };
  return (
    <>
      <SelectField
        label="Learners begin with"
        value={choice}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="nothing">
          {kind === 'circuit' ? 'An empty circuit' : 'An empty editor'}
        </option>
        {own.map(({ name }, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
        <option value="link">A {kind} from a link</option>
      </SelectField>
      {choice === 'link' && (
        <TextField
          label="Link"
          hint={`In the ${kind === 'circuit' ? 'circuit' : 'code'} lab, Share copies it.`}
          value={link}
          autoComplete="off"
          error={link.trim() === '' ? undefined : read.problem}
          onChange={({ target }) => {
            setLink(target.value);
            onChoose(readLink(kind, target.value).work);
          }}
        />
      )}
    </>
  );
}

interface OwnWork {
  readonly name: string;
  readonly work: string;
}

/** Without empty circuits. */
function ownCircuits(): readonly OwnWork[] {
  return listSaved(openStorage(), 'lab')
    .filter(({ columns, link }) => columns > 0 && link.length <= workLimits.work)
    .map(({ link, saved, wires }) => ({
      name: `My circuit of ${momentText(new Date(saved).toISOString())} (${String(wires)} ${wires === 1 ? 'wire' : 'wires'})`,
      work: link,
    }));
}

function ownPrograms(): readonly OwnWork[] {
  const kept = keptPrograms(lastLearner());
  return [undefined, ...kept.names()].flatMap((name) => {
    const work = kept.find(name) ?? '';
    const isKept = work !== '' && work.length <= workLimits.work;
    return isKept ? [{ name: name ?? 'My program without a name', work }] : [];
  });
}

interface ReadLink {
  /** Undefined if the link cannot be read. */
  readonly work?: string;
  readonly problem?: string;
}

/** Reads a link as the page does to which it leads. */
function readLink(kind: WorkKind, link: string): ReadLink {
  const [, hash = ''] = link.trim().split('#', 2);
  const read = kind === 'circuit' ? readCircuit(hash) : readProgram(hash);
  if (read.work === undefined || read.work.length <= workLimits.work) return read;
  return { problem: `That ${kind} is too long to assign.` };
}

function readCircuit(hash: string): ReadLink {
  const { circuit, problem } = readAddress('', hash);
  if (circuit) return { work: formatCircuitUrl(circuit) };
  return { problem: problem ?? 'This link has no circuit in it. Was it copied whole?' };
}

function readProgram(hash: string): ReadLink {
  const work = codeOfHash(hash) ?? '';
  return work === ''
    ? { problem: 'This link has no program in it. Was it copied whole?' }
    : { work };
}
