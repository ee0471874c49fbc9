import { FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../editor/sheet.tsx';
import { useLab } from '../lab-context.tsx';
import { CodeField, type CodeFieldHandle } from './code-field.tsx';
import type { KeptCircuit } from './kept-shelf.ts';
import { readText, withPlainLines, type TextProblem } from './read-text.ts';

export interface OpenSheetProps {
  /** A file that was dropped on the lab. */
  readonly file?: File | null;
  readonly earlier: readonly KeptCircuit[];
  readonly onClose: () => void;
}

/** Bytes; the engine reads no longer text either. */
const mostBytes = 2_000_000;

/** Opens a circuit from a text, a file, or what this browser kept. */
export function OpenSheet({ file, earlier, onClose }: OpenSheetProps) {
  const { dispatch } = useLab();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly TextProblem[]>([]);
  const [isOver, setOver] = useState(false);
  const field = useRef<CodeFieldHandle>(null);
  const list = useId();

  const open = (source: string, name?: string) => {
    const read = readText(source);
    if (!read.ok) {
      setProblems(read.problems);
      return;
    }
    onClose();
    dispatch({ kind: 'load', circuit: read.circuit, words: `${name ?? 'The circuit'} is open.` });
  };
  const take = async (chosen: File) => {
    if (chosen.size > mostBytes) {
      setProblems([{ message: `${chosen.name} is too large: 2 MB are read at most.` }]);
      return;
    }
    try {
      const source = withPlainLines(await chosen.text());
      setText(source.includes('\0') ? '' : source);
      open(source, chosen.name);
    } catch {
      setProblems([{ message: `${chosen.name} could not be read. Choose it once more.` }]);
    }
  };
  const takeNow = useRef(take);
  useEffect(() => {
    if (file) void takeNow.current(file);
  }, [file]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void take(dropped);
  };
  return (
    <Sheet title="Open a circuit" onClose={onClose}>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={isOver ? 'mt-3 rounded-control ring-3 ring-points' : 'mt-3'}
      >
        <CodeField
          label="OpenQASM 2 or 3, or a link"
          text={text}
          onText={(next) => {
            setText(next);
            setProblems([]);
          }}
          problems={problems}
          describedBy={list}
          handle={field}
        />
        <div id={list} role="status" className="mt-2">
          <Problems
            problems={problems}
            text={text}
            onGo={(line, column) => field.current?.goTo(line, column)}
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button onClick={() => open(text)}>Open it</Button>
          <FileChooser onFile={(chosen) => void take(chosen)} />
          <span className="text-sm text-ink-soft">
            or drop one here. One Undo brings yours back.
          </span>
        </div>
      </div>
      {earlier.length > 0 && (
        <EarlierCircuits earlier={earlier} onOpen={({ link }) => open(link)} />
      )}
    </Sheet>
  );
}

function FileChooser({ onFile }: { readonly onFile: (chosen: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => chooser.current?.click()}>
        <FileUp aria-hidden />
        Choose a file
      </Button>
      <input
        ref={chooser}
        type="file"
        tabIndex={-1}
        aria-label="File with a circuit"
        accept=".qasm,.qasm2,.qasm3,.json,.txt,text/plain,application/json"
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </>
  );
}

interface EarlierCircuitsProps {
  readonly earlier: readonly KeptCircuit[];
  readonly onOpen: (chosen: KeptCircuit) => void;
}

function EarlierCircuits({ earlier, onOpen }: EarlierCircuitsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-5">
      <h3 id={title} className="font-medium">
        Earlier circuits in this browser
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {earlier.map((each) => (
          <li key={`${each.saved} ${each.link}`}>
            <button
              type="button"
              onClick={() => onOpen(each)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-control px-2 py-1 text-left hover:bg-action-soft hover:text-action-ink"
            >
              <span>{sizeOf(each)}</span>
              <span className="text-sm text-ink-soft">{timeOf(each.saved)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProblemsProps {
  readonly problems: readonly TextProblem[];
  readonly text: string;
  readonly onGo: (line: number, column: number) => void;
}

/** Each with the words around its place; a press goes there. */
function Problems({ problems, text, onGo }: ProblemsProps) {
  if (problems.length === 0) return null;
  const lines = text.split('\n');
  return (
    <>
      <p className="font-medium text-bad-ink">
        {problems.length === 1 ? 'This stops it:' : `${problems.length} things stop it:`}
      </p>
      <ul className="mt-1 flex max-h-56 flex-col gap-1 overflow-y-auto">
        {problems.map(({ place, message }, i) => (
          <li key={i} className="rounded-control bg-bad-soft px-3 py-2 text-sm text-bad-ink">
            {place && (
              <>
                <button
                  type="button"
                  onClick={() => onGo(place.line, place.column)}
                  className="-my-1 min-h-11 font-semibold underline underline-offset-2 sm:min-h-8"
                >
                  Line {place.line}, column {place.column}
                </button>
                <Snippet line={lines[place.line - 1] ?? ''} column={place.column} />
              </>
            )}
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Characters of a line before and behind the place. */
const around = 24;

function Snippet({ line, column }: { readonly line: string; readonly column: number }) {
  const at = column - 1;
  const from = Math.max(0, at - around);
  return (
    <code className="block overflow-hidden font-mono text-xs whitespace-pre">
      {from > 0 && '…'}
      {line.slice(from, at)}
      <mark className="border-b-2 border-bad bg-bad font-bold text-on-bad">
        {line.slice(at, at + 1) || '▏'}
      </mark>
      {line.slice(at + 1, at + 1 + around)}
    </code>
  );
}

function sizeOf({ wires, columns }: KeptCircuit): string {
  return `${wires === 1 ? '1 wire' : `${wires} wires`}, ${columns === 1 ? '1 column' : `${columns} columns`}`;
}

function timeOf(saved: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(saved);
}
