import { FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Sheet } from '../toolbar/sheet.tsx';
import { useLab } from '../lab-context.tsx';
import { CodeField, type CodeFieldHandle } from './code-field.tsx';
import type { SavedCircuit } from '../storage/saved-circuits.ts';
import { maxCharacters, readText, withPlainLines, type TextProblem } from './read-text.ts';

export interface OpenSheetProps {
  /** A file that was dropped on the lab. */
  readonly file?: File | null;
  readonly earlier: readonly SavedCircuit[];
  readonly onClose: () => void;
}

/** Opens a circuit from a text, a file, or this browser's saved circuits. */
export function OpenSheet({ file, earlier, onClose }: OpenSheetProps) {
  const { dispatch } = useLab();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly TextProblem[]>([]);
  const [notes, setNotes] = useState<readonly TextProblem[]>([]);
  const field = useRef<CodeFieldHandle>(null);
  const list = useId();

  const open = (source: string, name?: string) => {
    const read = readText(source);
    if (!read.ok) {
      setProblems(read.problems);
      setNotes([]);
      return;
    }
    setProblems([]);
    setNotes(read.notes);
    if (read.notes.length === 0) onClose();
    dispatch({ kind: 'load', circuit: read.circuit, message: `${name ?? 'The circuit'} is open.` });
  };
  const take = async (chosen: File) => {
    // A character has at least one byte, so a file with more bytes is not read.
    if (chosen.size > maxCharacters) {
      setText('');
      setNotes([]);
      setProblems([{ message: `${chosen.name} is too large: 2 MB are read at most.` }]);
      return;
    }
    try {
      const source = withPlainLines(await chosen.text());
      setText(source.includes('\0') ? '' : source);
      open(source, chosen.name);
    } catch {
      setProblems([{ message: `${chosen.name} could not be read. Choose it again.` }]);
    }
  };
  const takeNow = useRef(take);
  useEffect(() => {
    if (file) void takeNow.current(file);
  }, [file]);

  const goTo = (line: number, column: number) => field.current?.goTo(line, column);
  return (
    <Sheet title="Open a circuit" onClose={onClose}>
      <DropZone onFile={(dropped) => void take(dropped)}>
        <CodeField
          label="OpenQASM 2 or 3, a link, or a Quirk link"
          text={text}
          onText={(next) => {
            setText(next);
            setProblems([]);
            setNotes([]);
          }}
          problems={problems}
          describedBy={list}
          handle={field}
        />
        <Findings id={list} problems={problems} notes={notes} text={text} onGo={goTo} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button onClick={() => open(text)}>Open it</Button>
          <FileChooser onFile={(chosen) => void take(chosen)} />
          <span className="text-sm text-ink-soft">
            or drop one here. One Undo brings yours back.
          </span>
        </div>
      </DropZone>
      {earlier.length > 0 && (
        <EarlierCircuits earlier={earlier} onOpen={({ link }) => open(link)} />
      )}
    </Sheet>
  );
}

interface FindingsProps {
  readonly id: string;
  readonly problems: readonly TextProblem[];
  readonly notes: readonly TextProblem[];
  readonly text: string;
  readonly onGo: (line: number, column: number) => void;
}

/** Shows the problems that prevent opening a text, or the parts of an opened text that may be mistakes. */
function Findings({ id, problems, notes, text, onGo }: FindingsProps) {
  return (
    <div id={id} role="status" className="mt-2">
      <ProblemsInText
        title={problems.length === 1 ? 'This stops it:' : `${problems.length} things stop it:`}
        tone="bad"
        problems={problems}
        text={text}
        onGo={onGo}
      />
      <ProblemsInText
        title="It is open. Worth a look:"
        tone="note"
        problems={notes}
        text={text}
        onGo={onGo}
      />
    </div>
  );
}

interface DropZoneProps {
  readonly onFile: (dropped: File) => void;
  readonly children: ReactNode;
}

function DropZone({ onFile, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={isOver ? 'mt-3 rounded-control ring-3 ring-points' : 'mt-3'}
    >
      {children}
    </div>
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
  readonly earlier: readonly SavedCircuit[];
  readonly onOpen: (chosen: SavedCircuit) => void;
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

interface ProblemsInTextProps {
  readonly title: string;
  readonly tone: keyof typeof tones;
  readonly problems: readonly TextProblem[];
  readonly text: string;
  readonly onGo: (line: number, column: number) => void;
}

const tones = {
  bad: { title: 'text-bad-ink', item: 'bg-bad-soft text-bad-ink' },
  note: { title: '', item: 'bg-action-soft text-action-ink' },
} as const;

/** Shows each problem with the text around its position. A press moves the cursor there. */
function ProblemsInText({ title, tone, problems, text, onGo }: ProblemsInTextProps) {
  if (problems.length === 0) return null;
  const lines = text.split('\n');
  return (
    <>
      <p className={`font-medium ${tones[tone].title}`}>{title}</p>
      <ul className="mt-1 flex max-h-56 flex-col gap-1 overflow-y-auto">
        {problems.map(({ position, message }, i) => (
          <li key={i} className={`rounded-control px-3 py-2 text-sm ${tones[tone].item}`}>
            {position && (
              <>
                <button
                  type="button"
                  onClick={() => onGo(position.line, position.column)}
                  className="-my-1 min-h-11 font-semibold underline underline-offset-2 sm:min-h-8"
                >
                  Line {position.line}, column {position.column}
                </button>
                <Snippet line={lines[position.line - 1] ?? ''} column={position.column} />
              </>
            )}
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Characters of a line that are shown before and after the position. */
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

function sizeOf({ wires, columns }: SavedCircuit): string {
  return `${wires === 1 ? '1 wire' : `${wires} wires`}, ${columns === 1 ? '1 column' : `${columns} columns`}`;
}

function timeOf(saved: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(saved);
}
