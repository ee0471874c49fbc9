/** What the learner's Qubi wears. Like a place, it belongs to the account, and the later of two devices wins. */
import { useCallback, useState } from 'react';
import type { QubiPiece } from './qubi-pieces.tsx';
import { useAuth } from '../learner/auth.tsx';
import { useFoundPlace, useSavePlace } from '../places/places.ts';
import { learnerStorage } from '../storage/learner-storage.ts';
import { formatLook, parseLook } from './wardrobe.ts';

const look = { kind: 'qubi', subject: 0 } as const;
const entry = 'qubi';

export function useLook(): readonly [
  wears: readonly QubiPiece[],
  wear: (pieces: readonly QubiPiece[]) => void,
] {
  const { user } = useAuth();
  const learner = user?.id;
  // Storage tells nobody that it has changed.
  const [, setChanges] = useState(0);
  const keep = useCallback((of: number, text: string) => {
    learnerStorage(of).save('look', entry, text);
    setChanges((count) => count + 1);
  }, []);
  useFoundPlace(learner, look, keep);
  const send = useSavePlace(learner, look.kind, look.subject);
  const wears =
    learner === undefined ? [] : parseLook(learnerStorage(learner).find('look', entry)?.text);
  return [
    wears,
    (pieces) => {
      if (learner === undefined) return;
      keep(learner, formatLook(pieces));
      send(formatLook(pieces));
    },
  ];
}
