import { formatOpenQasm, parseOpenQasm, type Problem } from '@qubloom/quantum';
import { useState } from 'react';
import { CodeEditor } from '../../../programs/code-editor.tsx';
import { CircuitView, type CircuitEditorProps } from './circuit-view.tsx';
import type { ProgramViewProps } from './program-view.ts';

/** The circuit of the program as OpenQASM 3. */
export function OpenQasmPanel(props: ProgramViewProps) {
  return <CircuitView {...props} Editor={OpenQasmEditor} />;
}

function OpenQasmEditor({ name, circuit, onChange }: CircuitEditorProps) {
  const [text, setText] = useState(() => formatOpenQasm(circuit, { version: 3 }));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const edit = (next: string) => {
    setText(next);
    const read = parseOpenQasm(next);
    setProblems(read.ok ? [] : read.problems);
    if (read.ok) onChange(read.circuit);
  };
  const [first] = problems;
  return (
    <>
      <CodeEditor
        label={`${name} as OpenQASM 3`}
        language="openqasm"
        rows={Math.min(16, text.split('\n').length + 1)}
        code={text}
        errorLine={first?.line}
        onChange={edit}
      />
      <div role="status" className="text-bad-ink empty:hidden">
        {first && (
          <p>
            <strong>Line {first.line}: </strong>
            {first.message} The program waits until this is right.
          </p>
        )}
      </div>
    </>
  );
}
