/** The program rewritten for Qiskit, and the differences. */
import { Copy, Download } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { download } from '../../lib/browser/download.ts';
import { OpenPythonContext } from '../../programs/use-program.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { differencesIn, toQiskit } from './to-qiskit.ts';
import { reachedByKeys } from '../../ui/controls/reached-by-keys.ts';

export interface ForQiskitProps {
  readonly code: string;
  readonly onClose: () => void;
}

export function ForQiskit({ code, onClose }: ForQiskitProps) {
  const openPython = use(OpenPythonContext);
  const toasts = useToasts();
  const [written, setWritten] = useState<Awaited<ReturnType<typeof toQiskit>>>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void toQiskit(code, openPython, { signal }).then(
      (result) => signal.aborted || setWritten(result),
    );
    return () => controller.abort();
  }, [code, openPython]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ title: 'Program Copied', description: 'Paste it wherever you use Qiskit.' });
    } catch {
      toasts.show({ title: 'It could not be copied', description: 'Download it instead.' });
    }
  };
  return (
    <Dialog
      title="For Qiskit"
      description="The same program with Qiskit's import lines, for a computer with Python. Install Qiskit there with: pip install qiskit qiskit-aer matplotlib"
      isOpen
      onOpenChange={onClose}
    >
      {!written && <Spinner label="Writing it..." />}
      {written && !written.ok && <p role="alert">{written.sentence}</p>}
      {written?.ok && (
        <>
          <pre
            role="group"
            aria-label="The program for Qiskit"
            {...reachedByKeys}
            className="max-h-80 overflow-auto rounded-card border border-line bg-sunken p-3 font-mono text-sm"
          >
            {written.text}
          </pre>
          <div>
            <p className="font-medium">What is different there</p>
            <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
              {differencesIn(code).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button
              onClick={() =>
                download('program-qiskit.py', new Blob([written.text], { type: 'text/x-python' }))
              }
            >
              <Download aria-hidden />
              Download
            </Button>
            <Button variant="secondary" onClick={() => void copy(written.text)}>
              <Copy aria-hidden />
              Copy
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
