import { Square, Volume2 } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import type { LessonPart } from './lesson-parts-state.ts';
import { spokenPieces } from './spoken-text-state.ts';
import { useReadAloud } from './use-read-aloud.ts';

/** Reads one screen of a lesson aloud. Not there where the device has no voice of its own. */
export function ReadAloudButton({ screen }: { readonly screen: LessonPart }) {
  const reader = useReadAloud();
  if (!reader) return null;
  return (
    <Button
      variant="quiet"
      className="shrink-0 max-sm:w-11 max-sm:px-0"
      onClick={reader.isReading ? reader.stop : () => reader.start(spokenPieces(screen))}
    >
      {reader.isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      <span className="max-sm:sr-only">{reader.isReading ? 'Stop Reading' : 'Read Aloud'}</span>
    </Button>
  );
}
