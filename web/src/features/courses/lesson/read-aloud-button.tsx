import { Square, Volume2 } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import type { LessonPart } from './lesson-parts-state.ts';
import { spokenPieces } from './spoken-text-state.ts';
import { useReadAloud } from './use-read-aloud.ts';

/** Reads one part of a lesson aloud. Not there where the device has no voice of its own. */
export function ReadAloudButton({ part }: { readonly part: LessonPart }) {
  const reader = useReadAloud();
  if (!reader) return null;
  return (
    <Button
      variant="quiet"
      className="-mx-5 sm:mx-0"
      onClick={reader.isReading ? reader.stop : () => reader.start(spokenPieces(part))}
    >
      {reader.isReading ? (
        <>
          <Square aria-hidden="true" /> Stop Reading
        </>
      ) : (
        <>
          <Volume2 aria-hidden="true" /> Read Aloud
        </>
      )}
    </Button>
  );
}
