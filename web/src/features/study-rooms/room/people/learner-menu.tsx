/** Lets a learner mute, report, block, or remove another one, with at most two clicks, and by keyboard. */
import type { ChatMessage, Participant } from '@qubloom/contract';
import { Ban, Eye, Flag, Hand, LogOut, Ellipsis, VolumeX } from 'lucide-react';
import { LazyMenu } from '../../../../ui/overlays/lazy-menu.tsx';
import type { MenuItem } from '../../../../ui/overlays/menu.tsx';
import type { Room } from '../connection/use-room.ts';

export interface LearnerMenuProps {
  readonly room: Room;
  readonly learner: Pick<Participant, 'id' | 'username'>;
  /** The chat message that it is about. */
  readonly messageId?: ChatMessage['id'];
  readonly isOwnRoom: boolean;
  readonly isLeader?: boolean;
}

export function LearnerMenu({ room, learner, messageId, isOwnRoom, isLeader }: LearnerMenuProps) {
  const { connection, state } = room;
  const { id: userId, username } = learner;
  const hidden = state.participants.find(({ id }) => id === userId)?.hidden ?? null;
  const report = (reason: 'unkind' | 'personal' | 'unsafe') => () =>
    connection.request({
      type: 'REPORT_LEARNER',
      userId,
      reason,
      ...(messageId !== undefined && { messageId }),
    });
  const hide = (how: 'mute' | 'block' | 'show') => () =>
    connection.request({ type: 'HIDE_LEARNER', userId, how });
  const items: MenuItem[] = [
    { label: 'Report: unkind', icon: <Flag aria-hidden="true" />, act: report('unkind') },
    {
      label: 'Report: asks for private things',
      icon: <Flag aria-hidden="true" />,
      act: report('personal'),
    },
    { label: 'Report: unsafe', icon: <Flag aria-hidden="true" />, act: report('unsafe') },
    ...(hidden === null
      ? [
          { label: `Mute ${username}`, icon: <VolumeX aria-hidden="true" />, act: hide('mute') },
          { label: `Block ${username}`, icon: <Ban aria-hidden="true" />, act: hide('block') },
        ]
      : [{ label: `Show ${username} again`, icon: <Eye aria-hidden="true" />, act: hide('show') }]),
    ...(isLeader
      ? [
          {
            label: `Let ${username} lead`,
            icon: <Hand aria-hidden="true" />,
            act: () => connection.request({ type: 'GIVE_LEAD', userId }),
          },
        ]
      : []),
    ...(isOwnRoom
      ? [
          {
            label: `Remove ${username} from the room`,
            icon: <LogOut aria-hidden="true" />,
            act: () => connection.request({ type: 'REMOVE_LEARNER', userId }),
          },
        ]
      : []),
  ];
  return (
    <LazyMenu
      label={`About ${username}`}
      trigger={{
        className:
          'grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-action-soft hover:text-action-ink',
        content: <Ellipsis aria-hidden="true" className="size-5" />,
      }}
      heading={<span className="font-medium">{username}</span>}
      items={items}
    />
  );
}
