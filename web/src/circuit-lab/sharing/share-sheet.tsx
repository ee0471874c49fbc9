import { Copy, Download, Printer } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { formatCircuitUrl, type Circuit } from '@qubloom/quantum';
import { Button } from '../../ui/controls/button.tsx';
import { Sheet } from '../toolbar/sheet.tsx';
import { Chip } from '../toolbar/tool-button.tsx';
import { copyText } from './copy-text.ts';
import { download } from '../../lib/browser/download.ts';
import { pngOf, svgOf } from './picture.ts';
import { writeForm, writtenForms, type WrittenForm } from './written-forms.ts';

export interface ShareSheetProps {
  readonly circuit: Circuit;
  readonly linkOf: (text: string) => string;
  /** Says in a sentence where the circuit is saved. */
  readonly saveMessage: string;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** The most characters that every mail and chat program allows. */
const safeLinkLength = 2000;

/** Offers all ways to share or save a circuit outside the lab. */
export function ShareSheet({ circuit, linkOf, saveMessage, onPrint, onClose }: ShareSheetProps) {
  const [announcement, setAnnouncement] = useState('');
  const link = useMemo(() => linkOf(formatCircuitUrl(circuit)), [circuit, linkOf]);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async (text: string, from: HTMLInputElement | HTMLTextAreaElement | null) => {
    const isCopied = await copyText(text, from);
    // Screen readers skip a repeated message. A space at the end makes it different.
    const message = isCopied ? 'Copied.' : 'It is selected: copy it with Ctrl+C or a long press.';
    setAnnouncement((old) => (old === message ? `${message}\u00a0` : message));
  };
  return (
    <Sheet title="Share and save" onClose={onClose}>
      <p className="mt-1 text-sm text-ink-soft">{saveMessage}</p>
      <section aria-labelledby={`${id}-link`} className="mt-4">
        <h3 id={`${id}-link`} className="font-medium">
          Link
        </h3>
        <p className="text-sm text-ink-soft">The whole circuit is in it.</p>
        <div className="mt-1 flex gap-2">
          <input
            ref={field}
            readOnly
            value={link}
            aria-label="Link to this circuit"
            onFocus={(event) => event.currentTarget.select()}
            className="h-11 min-w-0 flex-1 rounded-control border-[1.5px] border-control bg-sunken px-3 font-mono text-sm"
          />
          <Button aria-label="Copy the link" onClick={() => void copy(link, field.current)}>
            <Copy aria-hidden />
            Copy
          </Button>
        </div>
        {link.length > safeLinkLength && (
          <p className="mt-1 text-sm text-points-ink">
            This link has {link.length.toLocaleString('en-US')} characters. Some chats cut long
            links off: a file is surer.
          </p>
        )}
      </section>
      <CodeSection circuit={circuit} onCopy={copy} />
      <PictureSection circuit={circuit} onPrint={onPrint} onSay={setAnnouncement} />
      <p role="status" className="mt-3 min-h-6 text-sm text-good-ink">
        {announcement}
      </p>
    </Sheet>
  );
}

interface CodeSectionProps {
  readonly circuit: Circuit;
  readonly onCopy: (text: string, from: HTMLTextAreaElement | null) => Promise<void>;
}

function CodeSection({ circuit, onCopy }: CodeSectionProps) {
  const [form, setForm] = useState<WrittenForm | undefined>(writtenForms[0]);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const result = useMemo(() => (form ? writeForm(form, circuit) : null), [form, circuit]);
  if (!form || !result) return null;
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-medium">
        Code
      </h3>
      <div role="group" aria-labelledby={id} className="mt-1 flex flex-wrap gap-1">
        {writtenForms.map((each) => (
          <Chip key={each.id} isOn={each === form} onPress={() => setForm(each)}>
            {each.name}
          </Chip>
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{form.hint}</p>
      {result.ok ? (
        <>
          <textarea
            ref={field}
            readOnly
            rows={7}
            wrap="off"
            value={result.text}
            aria-label={`The circuit as ${form.name}`}
            className="mt-1 block w-full resize-y rounded-control border-[1.5px] border-control bg-sunken p-2 font-mono text-sm"
          />
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              aria-label="Copy the code"
              onClick={() => void onCopy(result.text, field.current)}
            >
              <Copy aria-hidden />
              Copy
            </Button>
            <Button
              variant="secondary"
              onClick={() => download(form.file, new Blob([result.text], { type: 'text/plain' }))}
            >
              <Download aria-hidden />
              Save as file
            </Button>
          </div>
        </>
      ) : (
        <p className="mt-1 rounded-control bg-bad-soft px-3 py-2 text-bad-ink">{result.message}</p>
      )}
    </section>
  );
}

interface PictureSectionProps {
  readonly circuit: Circuit;
  readonly onPrint: () => void;
  readonly onSay: (message: string) => void;
}

function PictureSection({ circuit, onPrint, onSay }: PictureSectionProps) {
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const saveSvg = () =>
    download('circuit.svg', new Blob([svgOf(circuit)], { type: 'image/svg+xml' }));
  const savePng = async () => {
    setBusy(true);
    const picture = await pngOf(svgOf(circuit));
    setBusy(false);
    if (picture) download('circuit.png', picture);
    else onSay('This circuit is too large for a PNG. SVG has no such limit.');
  };
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-medium">
        Picture
      </h3>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={saveSvg}>
          <Download aria-hidden />
          SVG
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => void savePng()}>
          <Download aria-hidden />
          PNG
        </Button>
        <Button variant="secondary" onClick={onPrint}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
    </section>
  );
}
