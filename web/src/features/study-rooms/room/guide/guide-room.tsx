/** The room of a group as its teacher sees it: the circuit and the run, without the chat. */
import type { CurrentUser } from '@qubloom/contract';
import { Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import type { Room } from '../connection/use-room.ts';

export interface GuideRoomProps {
  readonly room: Room;
  readonly selfId: CurrentUser['id'];
  /** The shared run. */
  readonly children: ReactNode;
}

export function GuideRoom({ room, selfId, children }: GuideRoomProps) {
  return (
    <>
      <p className="max-w-[60ch] text-ink-soft">
        You see what the group builds, and you can lead its run. You don’t see the chat. The group
        knows that you are here.
      </p>
      <GuideLead room={room} selfId={selfId} />
      {children}
    </>
  );
}

function GuideLead({ room: { state, connection }, selfId }: Omit<GuideRoomProps, 'children'>) {
  const { lead, participants } = state;
  const isLeading = lead?.leaderId === selfId;
  const nameOf = (id: number | undefined) => participants.find((one) => one.id === id)?.username;
  const next = lead?.askedBy[0] ?? participants[0]?.id;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p aria-live="polite">
        {isLeading
          ? 'You lead.'
          : participants.length === 0
            ? 'Nobody is here yet.'
            : `${nameOf(lead?.leaderId) ?? 'Another teacher'} leads.`}
      </p>
      {!isLeading ? (
        <Button
          size="small"
          variant="secondary"
          onClick={() => connection.request({ type: 'TAKE_LEAD' })}
        >
          <Hand aria-hidden="true" />
          Take the lead
        </Button>
      ) : (
        next !== undefined && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => connection.request({ type: 'GIVE_LEAD', userId: next })}
          >
            <Hand aria-hidden="true" />
            Hand the lead to {nameOf(next)}
          </Button>
        )
      )}
    </div>
  );
}
