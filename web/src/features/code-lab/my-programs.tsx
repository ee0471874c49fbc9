/** The learner's programs in this browser: save one under a name, and open, share, or delete it. */
import { hasVisibleCharacter } from '@qubloom/contract';
import { Link2, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { maxNameLength } from '../../programs/kept/kept-programs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { CodeLabProgram } from './use-code-lab.ts';

export interface MyProgramsProps {
  readonly program: CodeLabProgram;
  readonly onCopyLink: () => void;
  readonly onClose: () => void;
}

export function MyPrograms({ program, onCopyLink, onClose }: MyProgramsProps) {
  const names = program.names();
  /** Set until the learner confirms, so that nobody loses a program by one press. */
  const [doomed, setDoomed] = useState<string>();
  return (
    <Dialog
      title="My programs"
      description="They're kept in this browser, on this device, and saved as you write. A link shows one to somebody else."
      isOpen
      onOpenChange={onClose}
    >
      <KeepForm program={program} />
      <ul className="flex flex-col divide-y divide-line">
        {names.map((name) => (
          <li key={name} className="flex min-w-0 items-center gap-2 py-1">
            <span className="min-w-0 flex-1 break-words">
              {name}
              {name === program.name && <span className="text-ink-soft"> (open)</span>}
            </span>
            {name === program.name ? (
              <Button variant="quiet" size="small" onClick={onCopyLink}>
                <Link2 aria-hidden />
                Copy Link
              </Button>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Open ${name}`}
                onClick={() => {
                  program.open(name);
                  onClose();
                }}
              >
                Open
              </Button>
            )}
            {name === doomed ? (
              <Button
                variant="danger"
                size="small"
                aria-label={`Delete ${name} for good`}
                onClick={() => program.remove(name)}
              >
                Delete?
              </Button>
            ) : (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Delete ${name}`}
                onClick={() => setDoomed(name)}
              >
                <Trash2 aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {program.name !== undefined && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            program.open(undefined);
            onClose();
          }}
        >
          Open the Program Without a Name
        </Button>
      )}
    </Dialog>
  );
}

function KeepForm({ program }: { readonly program: CodeLabProgram }) {
  const [name, setName] = useState('');
  const [isFull, setFull] = useState(false);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!hasVisibleCharacter(name)) return;
    setFull(!program.keepAs(name));
    setName('');
  };
  return (
    <form onSubmit={keep} className="flex flex-wrap items-end gap-3">
      <TextField
        label="Keep this program as"
        className="min-w-0 flex-1 basis-48"
        value={name}
        maxLength={maxNameLength}
        autoComplete="off"
        error={
          isFull
            ? 'This browser has no room to keep it. Download it, or delete another one.'
            : undefined
        }
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">Keep</Button>
    </form>
  );
}
