import { roomLimits, type CurrentUser } from '@qubloom/contract';
import { Hand } from 'lucide-react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { Room } from '../connection/use-room.ts';
import { LearnerMenu } from './learner-menu.tsx';
import type { NameOf } from './use-names.ts';
import { reachedByKeys } from '../../../../ui/controls/reached-by-keys.ts';

export interface ParticipantsProps {
  readonly room: Room;
  /** The learner who uses this page. */
  readonly selfId: CurrentUser['id'];
}

/** The participants, and who leads the shared run. */
export function Participants({
  room,
  selfId,
  nameOf,
}: ParticipantsProps & { readonly nameOf: NameOf }) {
  const { participants, lead, room: about } = room.state;
  return (
    <section
      aria-labelledby="participants"
      className="flex flex-col gap-2 low:flex-row low:items-center"
    >
      <h2 id="participants" className="shrink-0 text-base text-ink-soft">
        Participants ({participants.length} of {roomLimits.seats})
      </h2>
      <ul
        aria-labelledby="participants"
        {...reachedByKeys}
        className="flex min-w-0 gap-2 max-sm:overflow-x-auto sm:flex-wrap low:flex-nowrap low:overflow-x-auto"
      >
        {participants.map((each) => (
          <li
            key={each.id}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-surface py-1 pr-2 pl-1.5"
          >
            <Avatar name={nameOf(each)} className="size-8 text-sm" />
            <span className="max-w-40 leading-tight font-medium wrap-anywhere">{nameOf(each)}</span>
            {each.id === selfId && <Badge>You</Badge>}
            {each.id === lead?.leaderId && <Badge tone="action">Leads</Badge>}
            {each.id !== lead?.leaderId && lead?.askedBy.includes(each.id) && (
              <Badge tone="points">
                <Hand aria-hidden="true" />
                Wants to lead
              </Badge>
            )}
            {each.hidden && <Badge>{each.hidden === 'mute' ? 'Muted' : 'Blocked'}</Badge>}
            {each.id !== selfId && !room.state.isGuide && (
              <LearnerMenu
                room={room}
                learner={each}
                isOwnRoom={about?.makerId === selfId}
                isLeader={lead?.leaderId === selfId}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For participants who do not lead the shared run. */
export function AskForLead({ room, selfId }: ParticipantsProps) {
  const { lead, participants, hasGuide } = room.state;
  if (!lead || lead.leaderId === selfId) return null;
  const leader =
    participants.find(({ id }) => id === lead.leaderId)?.username ??
    (hasGuide ? 'Your teacher' : 'Somebody');
  const hasAsked = lead.askedBy.includes(selfId);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ink-soft">
        {leader} leads. {hasAsked ? 'You’ve asked for the lead.' : ''}
      </p>
      {!hasAsked && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => room.connection.request({ type: 'ASK_FOR_LEAD' })}
        >
          <Hand aria-hidden="true" />
          May I lead?
        </Button>
      )}
    </div>
  );
}
