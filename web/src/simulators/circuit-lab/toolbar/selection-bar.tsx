import { operationsIn } from '@qubloom/quantum';
import { ClipboardPaste, Copy, PackagePlus, Scissors, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { useLab } from '../lab-context.tsx';
import { nameProblem } from '../edits/own-gates.ts';
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
  const { state, dispatch } = useLab();
  const [name, setName] = useState(() =>
    freshName(state.circuit.definitions.map((each) => each.name)),
  );
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
        <label className="flex flex-col gap-1">
          <span className="font-medium">Its name</span>
          <input
            type="text"
            value={name}
            maxLength={12}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby="own-gate-help"
            onChange={(event) => setName(event.currentTarget.value)}
            className="h-11 rounded-control border-[1.5px] border-control bg-surface px-3 font-mono aria-invalid:border-bad"
          />
        </label>
        <p id="own-gate-help" className="text-sm text-ink-soft">
          {problem ?? 'It joins your gates above. Open it again at any time to change it.'}
        </p>
        <Button type="submit" aria-disabled={problem !== undefined} className="self-start">
          Make the gate
        </Button>
      </form>
    </Sheet>
  );
}

function freshName(taken: readonly string[]): string {
  for (let i = 1; ; i++) if (!taken.includes(`G${i}`)) return `G${i}`;
}
