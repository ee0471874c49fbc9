import { Smartphone } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePortrait } from '../../../lib/browser/screen.ts';
import { setRotatePromptOff, useRotatePromptOff } from '../../../lib/storage/device-settings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface RotatePromptProps {
  readonly mayAsk: boolean;
  readonly onAsked: () => void;
}

/** Asks once per visit to turn the phone, until it is turned or the learner has switched this off. */
export function RotatePrompt({ mayAsk, onAsked }: RotatePromptProps) {
  const isOff = useRotatePromptOff();
  const isPortrait = usePortrait();
  const [stage, setStage] = useState<'waiting' | 'open' | 'done'>(mayAsk ? 'waiting' : 'done');
  const [isNever, setNever] = useState(false);
  if (stage === 'waiting' && isPortrait && !isOff) setStage('open');
  if (stage === 'open' && !isPortrait) setStage('done');
  const dismiss = () => setStage('done');
  const reportAsked = useEffectEvent(onAsked);
  useEffect(() => {
    if (stage === 'done') reportAsked();
  }, [stage]);
  // Saved at once, because the phone may be turned before the prompt is closed.
  const choose = (never: boolean) => {
    setNever(never);
    setRotatePromptOff(never);
  };
  return (
    <Dialog
      title="Turn your device"
      description="Sideways there is more room for the simulator."
      isOpen={stage === 'open'}
      onOpenChange={(isOpen) => !isOpen && dismiss()}
    >
      <div aria-hidden="true" className="flex items-center justify-center gap-6 py-2 text-action">
        <Smartphone className="size-16 opacity-40" strokeWidth={1.5} />
        <Smartphone className="size-20 rotate-90" strokeWidth={1.5} />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isNever}
          onChange={(event) => choose(event.currentTarget.checked)}
          className="size-5 accent-(--color-action)"
        />
        Don&apos;t show again
      </label>
      <Button onClick={dismiss}>Go on like this</Button>
    </Dialog>
  );
}
