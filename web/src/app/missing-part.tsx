import { useReload } from '../lib/code-loading/use-reload.ts';
import { Button } from '../ui/controls/button.tsx';

/** Stands for a part of a page whose code could not be fetched; the rest of the page works all the same. */
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
