import { useReload } from '../lib/code-loading/use-reload.ts';
import { Button } from '../ui/controls/button.tsx';

/** Replaces a part of a page whose code could not be loaded. The rest of the page still works. */
export function MissingPart() {
  const { reload, awayMessage } = useReload();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">
        This part didn’t load. Check your connection, then try again. What you saved is safe.
      </p>
      <p role="status" className="text-ink-soft empty:hidden">
        {awayMessage}
      </p>
      <Button variant="secondary" onClick={() => void reload()}>
        Try Again
      </Button>
    </div>
  );
}
