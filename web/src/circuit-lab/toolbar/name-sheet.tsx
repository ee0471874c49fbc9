import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useLab } from '../lab-context.tsx';
import { nameProblem } from '../edits/own-gates.ts';
import { freshGateName, GateNameField } from '../gate-makers/gate-name-field.tsx';
import { Sheet } from './sheet.tsx';

/** Asks for the name of the gate made from the selection. */
export function NameSheet({ onClose }: { readonly onClose: () => void }) {
  const lab = useLab();
  const { state, dispatch } = lab;
  const [name, setName] = useState(() => freshGateName(lab, 'G'));
  const problem = nameProblem(state, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    onClose();
    dispatch({ kind: 'define', name });
  };
  return (
    <Sheet title="A gate of your own" onClose={onClose}>
      <form onSubmit={submit} className="mt-3 flex flex-col gap-3">
        <GateNameField
          name={name}
          onName={setName}
          problem={problem}
          hint="It joins your gates above. Open it again at any time to change it."
        />
        <Button type="submit" aria-disabled={problem !== undefined} className="self-start">
          Make the gate
        </Button>
      </form>
    </Sheet>
  );
}
