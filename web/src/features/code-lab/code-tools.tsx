/** What else can be done with the program of the code lab. */
import { BookOpen, Download, Link2, RotateCcw } from 'lucide-react';
import { download } from '../../lib/browser/download.ts';
import type { Program } from '../../programs/use-program.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { copyLink } from '../../ui/feedback/copy-link.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { LazyMenu } from '../../ui/overlays/lazy-menu.tsx';
import { hashOfCode } from './code-link.ts';
import { examples } from './examples.ts';
import { startProgram } from './start-program.ts';

export function CodeTools({ program }: { readonly program: Program }) {
  const toasts = useToasts();
  const { code } = program.state;
  const linkOf = () => `${location.origin}${location.pathname}#${hashOfCode(code)}`;
  return (
    <>
      <LazyMenu
        label="Examples"
        trigger={{
          className: buttonClass({ variant: 'secondary' }),
          content: (
            <>
              <BookOpen aria-hidden="true" />
              Examples
            </>
          ),
        }}
        items={examples.map(({ name, code: example }) => ({
          label: name,
          act: () => program.edit(example),
        }))}
      />
      <Button variant="quiet" onClick={() => void copyLink(linkOf(), toasts)}>
        <Link2 aria-hidden="true" />
        Copy Link
      </Button>
      <Button
        variant="quiet"
        onClick={() => download('program.py', new Blob([code], { type: 'text/x-python' }))}
      >
        <Download aria-hidden="true" />
        Download
      </Button>
      <Button variant="quiet" onClick={() => program.edit(startProgram)}>
        <RotateCcw aria-hidden="true" />
        Start Again
      </Button>
    </>
  );
}
