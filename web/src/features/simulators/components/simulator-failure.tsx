import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';

/** Shown if a simulator failed to load. */
export function SimulatorFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-sunken p-5"
    >
      <div className="min-w-[min(100%,15rem)] flex-1">
        <p className="font-heading text-lg font-semibold">Simulator error</p>
        <p className="text-base text-ink-soft">
          The simulator couldn&apos;t be loaded. Please try reloading the page.
        </p>
      </div>
      <Button variant="secondary" onClick={onRetry}>
        <RotateCcw aria-hidden="true" />
        Try Again
      </Button>
    </div>
  );
}
