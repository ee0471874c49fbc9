/** The rooms that a learner may enter, with buttons that create a room and open one by its code. */
import type { StudyRoom } from '@qubloom/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Lock, UsersRound } from 'lucide-react';
import { ApiError, errorSentence } from '../../../product/api/api.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { roomsQuery } from '../queries.ts';
import { HiddenLearners } from './hidden-learners.tsx';
import { CreateRoom } from './create-room.tsx';
import { OpenByCode } from './open-by-code.tsx';

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

export interface StudyRoomsProps {
  readonly onEnter: (roomId: number) => void;
}

export function StudyRooms({ onEnter }: StudyRoomsProps) {
  const rooms = useQuery(roomsQuery);
  const refusal = rooms.error instanceof ApiError && rooms.error.status === 403 && rooms.error;
  return (
    <div className="page-width flex flex-col gap-5 py-4 sm:gap-7 sm:py-10 low:py-3">
      <header className="flex flex-col gap-1 sm:gap-2">
        <h1 className="text-3xl sm:text-4xl">Study Rooms</h1>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">
          Build one circuit together, talk about it, and see what it does.
        </p>
      </header>
      {refusal ? (
        <NotYet reason={errorSentence(refusal)} />
      ) : (
        <>
          <div className="flex flex-wrap items-start gap-3">
            <CreateRoom onEnter={onEnter} />
            <OpenByCode onEnter={onEnter} />
          </div>
          <RoomList rooms={rooms} />
          <HiddenLearners />
        </>
      )}
    </div>
  );
}

/** Shown to a child whose parent has not said yes. */
function NotYet({ reason }: { readonly reason: string }) {
  return (
    <Notice title="Not yet, but maybe soon" mood="curious">
      <p>{reason}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/dashboard">See where things stand</ButtonLink>
        <ButtonLink to="/courses" variant="secondary">
          Learn on my own
        </ButtonLink>
      </div>
    </Notice>
  );
}

function RoomList({ rooms }: { readonly rooms: UseQueryResult<readonly StudyRoom[]> }) {
  // The list stays on the screen after a failed poll.
  if (rooms.isError && !rooms.data) {
    return (
      <Notice title="Error Loading Study Rooms" tone="error">
        <p>{errorSentence(rooms.error)}</p>
        <Button busy={rooms.isFetching} onClick={() => void rooms.refetch()}>
          Try Again
        </Button>
      </Notice>
    );
  }
  if (!rooms.data) {
    return (
      <Loading label="Loading study rooms" className={grid}>
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
      </Loading>
    );
  }
  if (rooms.data.length === 0) {
    return (
      <Notice title="No Study Rooms Available" mood="curious">
        <p>Be the first: create one, and tell a friend its code.</p>
      </Notice>
    );
  }
  return (
    <ul className={grid}>
      {rooms.data.map((room) => (
        <li key={room.id}>
          <RoomCard room={room} />
        </li>
      ))}
    </ul>
  );
}

function RoomCard({ room }: { readonly room: StudyRoom }) {
  const { id, name, participantCount, visibility, isMine, isOfGroup } = room;
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="action" className="whitespace-normal">
          <UsersRound aria-hidden="true" />
          {participantCount === 1 ? '1 participant' : `${participantCount} participants`}
        </Badge>
        {isOfGroup && <Badge tone="points">Your group</Badge>}
        {visibility === 'private' && !isOfGroup && (
          <Badge>
            <Lock aria-hidden="true" />
            Private
          </Badge>
        )}
        {isMine && <Badge tone="points">Yours</Badge>}
      </div>
      <ButtonLink
        to="/study-room/$id"
        params={{ id: String(id) }}
        variant="secondary"
        className="mt-auto self-start"
        aria-label={`Join Room: ${name}`}
      >
        Join Room
      </ButtonLink>
    </Card>
  );
}
