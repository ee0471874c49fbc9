import { operationsIn } from '@qubloom/quantum';
import { ClipboardPaste, Copy, PackagePlus, Scissors, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { useLab } from '../lab-context.tsx';
import { nameProblem } from '../edits/own-gates.ts';
import { freshGateName, GateNameField } from '../gate-makers/gate-name-field.tsx';
import { Sheet } from './sheet.tsx';
import { ToolButton } from './tool-button.tsx';

/** What can be done to several gates at once. */
export function SelectionBar() {
  const { state, dispatch } = useLab();
  const [isNaming, setNaming] = useState(false);
  const { selection, clip, cursor, circuit } = state;
  const count = selection ? operationsIn(circuit, selection).length : 0;
  if (count === 0 && !clip) return null;
  return (
    <div role="group" aria-label="Selection" className="flex flex-wrap items-center gap-1">
      {count > 0 && (
        <>
          <span className="px-2 text-sm text-ink-soft">
            {count === 1 ? '1 gate selected' : `${count} gates selected`}
          </span>
          <ToolButton
            label="Copy"
            word="Copy"
            keys="Ctrl+C"
            onPress={() => dispatch({ kind: 'copy' })}
          >
            <Copy />
          </ToolButton>
          <ToolButton
            label="Cut"
            word="Cut"
            keys="Ctrl+X"
            onPress={() => dispatch({ kind: 'cut' })}
          >
            <Scissors />
          </ToolButton>
          <ToolButton
            label="Take off"
            word="Take off"
            keys="Delete"
            onPress={() => dispatch({ kind: 'remove-selection' })}
          >
            <Trash2 />
          </ToolButton>
          {state.level !== 'first-steps' && (
            <Button variant="quiet" size="small" onClick={() => setNaming(true)}>
              <PackagePlus aria-hidden />
              Make a gate
            </Button>
          )}
        </>
      )}
      {clip && (
        <ToolButton
          label="Paste"
          word="Paste"
          keys="Ctrl+V"
          onPress={() => dispatch({ kind: 'paste', at: cursor })}
        >
          <ClipboardPaste />
        </ToolButton>
      )}
      {isNaming && <NameSheet onClose={() => setNaming(false)} />}
    </div>
  );
}

function NameSheet({ onClose }: { readonly onClose: () => void }) {
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
