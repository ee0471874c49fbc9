import { useDeferredValue, useId, useRef, useState } from 'react';
import {
  formatOpenQasm,
  parseOpenQasm,
  withCrossingsSeparated,
  type Circuit,
} from '@qubloom/quantum';
import { CodeEditor } from '../../../programs/code-editor.tsx';
import { useLab } from '../../lab-context.tsx';
import { hasTime, wholeCircuit } from '../../state/lab-reducer.ts';
import { labProblem } from '../../state/lab-limits.ts';
import { hasPostSelection } from '../../state/post-selection.ts';
import { writeForm, writtenForms } from '../../sharing/written-forms.ts';
import { Panel } from '../panels/panel.tsx';
import { Chip } from '../../toolbar/tool-button.tsx';
import { reachedByKeys } from '../../../ui/controls/reached-by-keys.ts';

/** Longer circuits are not written out, because doing that after every edit costs too much. */
const maxOperations = 2000;

const forms = writtenForms.filter(({ id }) => id !== 'latex');

/** The circuit as code, updated after every edit. OpenQASM 3 can also be edited here. */
export function LiveCode() {
  const { state } = useLab();
  // Code is updated after the displays, because it takes longer to read than they do.
  const whole = useDeferredValue(state.outer.length === 0 ? state.circuit : wholeCircuit(state));
  const [shown, setShown] = useState(forms[0]?.id);
  const form = forms.find(({ id }) => id === shown) ?? forms[0];
  const count = whole.columns.reduce((sum, column) => sum + column.length, 0);
  if (!form) return null;
  const isEdited =
    form.id === 'openqasm3' && state.outer.length === 0 && !hasPostSelection(state.circuit);
  return (
    <Panel title="Code" isWide isOfState={false} hint={form.hint}>
      <div role="group" aria-label="Language" className="flex flex-wrap gap-2">
        {forms.map(({ id, name }) => (
          <Chip key={id} isOn={id === form.id} onPress={() => setShown(id)}>
            <span className="font-sans">{name}</span>
          </Chip>
        ))}
      </div>
      {count > maxOperations ? (
        <p>This circuit is too long to be written out with every edit. Share writes it once.</p>
      ) : isEdited ? (
        <OpenQasm circuit={state.circuit} />
      ) : (
        <WrittenCode name={form.name} written={writeForm(form, whole)} />
      )}
    </Panel>
  );
}

interface Text {
  readonly text: string;
  /** The circuit of the last correct text. */
  readonly circuit: Circuit;
  readonly problem: { readonly line?: number; readonly message: string } | null;
}

function textOf(circuit: Circuit): Text {
  return { text: formatOpenQasm(circuit, { version: 3 }), circuit, problem: null };
}

/** Typed text stays exactly as typed. The circuit follows as soon as the text is correct. */
function OpenQasm({ circuit }: { readonly circuit: Circuit }) {
  const { dispatch } = useLab();
  const [code, setCode] = useState(() => textOf(circuit));
  const visits = useRef(0);
  const name = useId();
  if (code.circuit !== circuit) setCode(textOf(circuit));
  const edit = (text: string) => {
    const read = readCode(text);
    if ('problem' in read) {
      setCode({ text, circuit, problem: read.problem });
      return;
    }
    setCode({ text, circuit: read.circuit, problem: null });
    const gesture = `${name} ${visits.current}`;
    dispatch({ kind: 'rewrite', circuit: read.circuit, gesture });
  };
  const { problem } = code;
  return (
    // Everything typed in one visit is one undo step.
    <div className="flex flex-col gap-2" onFocus={() => void visits.current++}>
      <CodeEditor
        label="The circuit in OpenQASM 3"
        language="openqasm"
        rows={Math.min(14, code.text.split('\n').length + 1)}
        code={code.text}
        errorLine={problem?.line}
        onChange={edit}
      />
      <p role="alert" className="text-sm text-bad-ink empty:hidden">
        {problem &&
          `${problem.line === undefined ? '' : `Line ${problem.line}: `}${problem.message} The circuit waits until this is right.`}
      </p>
      {hasTime(circuit) && (
        <p className="text-sm text-ink-soft">
          Angles that turn with time are written as they are at the start. Once you edit here, they
          stand still.
        </p>
      )}
    </div>
  );
}

type ReadCode = { readonly circuit: Circuit } | { readonly problem: NonNullable<Text['problem']> };

function readCode(text: string): ReadCode {
  const read = parseOpenQasm(text);
  if (!read.ok) {
    const [first] = read.problems;
    const message = first?.message ?? 'This cannot be read.';
    return { problem: { ...(first && { line: first.line }), message } };
  }
  const message = labProblem(read.circuit);
  if (message !== undefined) return { problem: { message } };
  return { circuit: withCrossingsSeparated(read.circuit) };
}

function WrittenCode({
  name,
  written: code,
}: {
  readonly name: string;
  readonly written: ReturnType<typeof writeForm>;
}) {
  if (!code.ok) return <p>{code.message}</p>;
  return (
    <pre
      role="group"
      aria-label={`The circuit in ${name}`}
      {...reachedByKeys}
      className="max-h-96 overflow-auto rounded-control bg-sunken p-3 font-mono text-sm"
    >
      {code.text}
    </pre>
  );
}
