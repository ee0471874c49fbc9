/** The room of a group as its teacher sees it: the circuit and the run, without the chat. */
import type { CurrentUser } from '@qubloom/contract';
import { Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import type { Room } from '../connection/use-room.ts';
import type { NameOf } from '../people/use-names.ts';

export interface GuideRoomProps {
  readonly room: Room;
  readonly selfId: CurrentUser['id'];
  readonly nameOf: NameOf;
  /** The shared run. */
  readonly children: ReactNode;
}

export function GuideRoom({ children, ...props }: GuideRoomProps) {
  return (
    <>
      <p className="max-w-[60ch] text-ink-soft">
        You see what the group builds, and you can lead its run. You don’t see the chat. The group
        knows that you are here.
      </p>
      <GuideLead {...props} />
      {children}
    </>
  );
}

function GuideLead({ room, selfId, nameOf }: Omit<GuideRoomProps, 'children'>) {
  const { state, connection } = room;
  const { lead, participants } = state;
  const isLeading = lead?.leaderId === selfId;
  const leader = participants.find(({ id }) => id === lead?.leaderId);
  const [first] = participants;
  const next = participants.find(({ id }) => id === lead?.askedBy[0]) ?? first;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p aria-live="polite">
        {isLeading
          ? 'You lead.'
          : participants.length === 0
            ? 'Nobody is here yet.'
            : `${leader ? nameOf(leader) : 'Another teacher'} leads.`}
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
            onClick={() => connection.request({ type: 'GIVE_LEAD', userId: next.id })}
          >
            <Hand aria-hidden="true" />
            Hand the lead to {nameOf(next)}
          </Button>
        )
      )}
    </div>
  );
}
