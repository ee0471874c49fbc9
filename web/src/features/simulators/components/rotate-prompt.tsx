import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { usePortrait } from '../../../lib/screen.ts';
import { setRotatePromptOff, useRotatePromptOff } from '../../../lib/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Asks once a visit to turn the phone, until it is turned or was told not to ask again. */
export function RotatePrompt() {
  const isOff = useRotatePromptOff();
  const isPortrait = usePortrait();
  const [isDismissed, setDismissed] = useState(false);
  const [isNever, setNever] = useState(false);
  const dismiss = () => {
    setDismissed(true);
    if (isNever) setRotatePromptOff(true);
  };
  return (
    <Dialog
      title="Turn your device"
      description="Sideways there is more room for the simulator."
      isOpen={isPortrait && !isOff && !isDismissed}
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
          onChange={(event) => setNever(event.currentTarget.checked)}
          className="size-5 accent-(--color-action)"
        />
        Don&apos;t show again
      </label>
      <Button onClick={dismiss}>Go on like this</Button>
    </Dialog>
  );
}
