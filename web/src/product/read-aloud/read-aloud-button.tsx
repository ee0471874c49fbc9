import { Square, Volume2 } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { useReadAloud } from './use-read-aloud.ts';

export interface ReadAloudButtonProps {
  /** One piece per breath. */
  readonly pieces: () => readonly string[];
  /** Distinguishes the button from others on the page, for screen readers. */
  readonly about?: string;
}

/** Renders nothing if the device has no voice of its own. */
export function ReadAloudButton({ pieces, about }: ReadAloudButtonProps) {
  const reader = useReadAloud();
  if (!reader) return null;
  return (
    <Button
      variant="quiet"
      className="shrink-0 max-sm:w-11 max-sm:px-0"
      onClick={reader.isReading ? reader.stop : () => reader.start(pieces())}
    >
      {reader.isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      <span className="max-sm:sr-only">{reader.isReading ? 'Stop Reading' : 'Read Aloud'}</span>
      {about !== undefined && <span className="sr-only">: {about}</span>}
    </Button>
  );
}
