/** Other actions for the program of the code lab. */
import { BookOpen, FolderOpen, RotateCcw, Share2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { download } from '../../lib/browser/download.ts';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { copyLink } from '../../ui/feedback/copy-link.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { LazyMenu } from '../../ui/overlays/lazy-menu.tsx';
import { hashOfCode } from './code-link.ts';
import { examples } from './examples.ts';
import { startProgram } from './start-program.ts';
import type { CodeLabProgram } from './use-code-lab.ts';

const MyPrograms = lazyPart(async () => (await import('./my-programs.tsx')).MyPrograms);
const ForQiskit = lazyPart(async () => (await import('./for-qiskit.tsx')).ForQiskit);

export function CodeTools({ program }: { readonly program: CodeLabProgram }) {
  const toasts = useToasts();
  const [shown, setShown] = useState<'programs' | 'qiskit'>();
  const { code, python } = program.state;
  const isReady = python.kind === 'ready';
  useEffect(() => {
    // Loaded ahead, so that they also work without a network.
    if (isReady) for (const { preload } of [MyPrograms, ForQiskit]) preload();
  }, [isReady]);
  const close = () => setShown(undefined);
  const link = () => `${location.origin}${location.pathname}#${hashOfCode(code)}`;
  return (
    <>
      <LazyMenu
        label="Examples"
        trigger={triggerOf(BookOpen, 'Examples')}
        items={examples.map(({ name, code: example }) => ({
          label: name,
          act: () => program.openOurs(example),
        }))}
      />
      <Button variant="secondary" onClick={() => setShown('programs')}>
        <FolderOpen aria-hidden="true" />
        My Programs
      </Button>
      <LazyMenu
        label="Share"
        trigger={triggerOf(Share2, 'Share')}
        items={[
          { label: 'Copy Link', act: () => void copyLink(link(), toasts) },
          {
            label: 'Download',
            act: () => download('program.py', new Blob([code], { type: 'text/x-python' })),
          },
          { label: 'For Qiskit', act: () => setShown('qiskit') },
        ]}
      />
      <Button variant="quiet" onClick={() => program.openOurs(startProgram)}>
        <RotateCcw aria-hidden="true" />
        Start Again
      </Button>
      <Suspense>
        {shown === 'programs' && (
          <MyPrograms
            program={program}
            onCopyLink={() => void copyLink(link(), toasts)}
            onClose={close}
          />
        )}
        {shown === 'qiskit' && <ForQiskit code={code} onClose={close} />}
      </Suspense>
    </>
  );
}

function triggerOf(Icon: typeof BookOpen, name: string) {
  return {
    className: buttonClass({ variant: 'secondary' }),
    content: (
      <>
        <Icon aria-hidden="true" />
        {name}
      </>
    ),
  };
}
