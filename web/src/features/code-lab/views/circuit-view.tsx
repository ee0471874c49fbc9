/** A circuit of the program in an editor of its own. Its changes are written into the program's text. */
import type { Circuit } from '@qubloom/quantum';
import { FilePlus, Play } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { useCodeCircuits } from './use-code-circuits.ts';
import type { ProgramViewProps } from './program-view.ts';

export interface CircuitEditorProps {
  readonly name: string;
  /** Read only once: a different circuit needs a different editor. */
  readonly circuit: Circuit;
  readonly onChange: (next: Circuit) => void;
}

export interface CircuitViewProps extends ProgramViewProps {
  readonly Editor: ComponentType<CircuitEditorProps>;
}

/** The circuit with which the editor began, and its current version in the program's text. */
interface Editing {
  readonly serial: number;
  readonly name: string;
  readonly start: Circuit;
  readonly latest: Circuit;
}

export function CircuitView({ Editor, ...props }: CircuitViewProps) {
  const { circuits, isRunning, refused, change, startOver } = useCodeCircuits(props);
  const [chosen, setChosen] = useState('');
  const shown = circuits?.find(({ name }) => name === chosen) ?? circuits?.[0];
  const [editing, setEditing] = useState<Editing>();
  // A circuit that did not come from the editor, as after Undo in the text, needs a new editor.
  if (shown && (editing?.latest !== shown.circuit || editing.name !== shown.name)) {
    const { name, circuit } = shown;
    setEditing({ serial: (editing?.serial ?? 0) + 1, name, start: circuit, latest: circuit });
  }
  if (!shown || !editing) {
    return (
      <NotDrawn
        hasRun={circuits !== undefined}
        isRunning={isRunning}
        onRun={() => void props.program.run()}
      />
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {circuits && circuits.length > 1 && (
        <Choices
          label="Circuit"
          options={circuits.map(({ name }) => ({ value: name, label: name }))}
          chosen={shown.name}
          onChoose={setChosen}
        />
      )}
      <Editor
        key={editing.serial}
        name={shown.name}
        circuit={editing.start}
        onChange={(next) => {
          const written = change(shown.name, next);
          if (written) setEditing({ ...editing, latest: written });
        }}
      />
      {refused && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-points-soft px-4 py-3 text-points-ink"
        >
          <p className="min-w-0 flex-1 basis-72">
            {refused.sentence} So your program is still as it was. Undo your change here, or make a
            new program of this circuit.
          </p>
          <Button variant="secondary" onClick={startOver}>
            <FilePlus aria-hidden />
            Make a New Program
          </Button>
        </div>
      )}
    </div>
  );
}

interface NotDrawnProps {
  /** The program has run, but has no circuit. */
  readonly hasRun: boolean;
  readonly isRunning: boolean;
  readonly onRun: () => void;
}

function NotDrawn({ hasRun, isRunning, onRun }: NotDrawnProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-control p-4">
      <p className="text-ink-soft">
        {hasRun
          ? 'This program holds no circuit that can be edited here.'
          : 'Run the program as it is now. Then you can edit its circuit here.'}
      </p>
      {!hasRun && (
        <Button variant="secondary" busy={isRunning} onClick={onRun}>
          {!isRunning && <Play aria-hidden />}
          Run and Show
        </Button>
      )}
    </div>
  );
}
