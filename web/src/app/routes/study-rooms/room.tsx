/** Connects a room with the lab, which edits its circuit and shows its run. */
import { readyGateNames, type CurrentUser } from '@qubloom/contract';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import type { Room } from '../../../features/study-rooms/room/connection/use-room.ts';
import { AskForLead } from '../../../features/study-rooms/room/people/participants.tsx';
import { StudyRoom } from '../../../features/study-rooms/room/study-room.tsx';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { NotFoundPage } from '../not-found.tsx';

const SharedLab = lazyPart(
  async () => (await import('../../../circuit-lab/shared/shared-lab.tsx')).SharedLab,
);
const RoomTask = lazyPart(async () => (await import('./room-task.tsx')).RoomTask);
const ChshForTwo = lazyPart(
  async () => (await import('../../../interactives/chsh-game/for-two/for-two.tsx')).ChshForTwo,
);
const SharedRun = lazyPart(
  async () => (await import('../../../circuit-lab/shared/shared-run.tsx')).SharedRun,
);

const route = getRouteApi('/study-room/$id');

export function StudyRoomRoute() {
  const { id } = route.useParams();
  const { user } = useAuth();
  const roomId = Number(id);
  if (!Number.isSafeInteger(roomId) || roomId < 1) return <NotFoundPage />;
  // The guard of this page has sent everybody else to sign in.
  if (!user) return null;
  return (
    <StudyRoom
      key={roomId}
      roomId={roomId}
      user={user}
      simulator={(room) => <RoomSimulator room={room} selfId={user.id} />}
      circuit={(room) => <RoomCircuit room={room} />}
    />
  );
}

function RoomCircuit({ room: { connection, state } }: { readonly room: Room }) {
  const peers = useMemo(
    () => state.cursors.map(({ username, cursor }) => ({ name: username, at: cursor })),
    [state.cursors],
  );
  return (
    <Suspense fallback={<Spinner label="Opening the circuit..." />}>
      <RoomTask shared={connection.circuit().task}>
        <SharedLab
          shared={connection.circuit()}
          peers={peers}
          gateNames={state.mayWrite === 'anything' ? null : readyGateNames}
          onCursor={connection.moveCursor}
        />
      </RoomTask>
    </Suspense>
  );
}

interface RoomSimulatorProps {
  readonly room: Room;
  readonly selfId: CurrentUser['id'];
}

/** Each learner chooses what to look at; what happens in it is shared. */
function RoomSimulator({ room, selfId }: RoomSimulatorProps) {
  const { connection, state } = room;
  const [shown, setShown] = useState<'run' | 'chsh'>('run');
  return (
    <div className="flex flex-col gap-4">
      {!state.isGuide && (
        <Choices
          label="What do we look at?"
          options={[
            { value: 'run', label: 'Our circuit' },
            { value: 'chsh', label: 'CHSH for two' },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
      )}
      <Suspense fallback={<Spinner label="Opening the simulator..." />}>
        {shown === 'chsh' ? (
          <ChshForTwo
            shared={connection.circuit().game}
            selfId={selfId}
            people={state.participants}
          />
        ) : (
          <SharedRun
            shared={connection.circuit()}
            run={state.simulatorState}
            ran={connection.ran()}
            isLeader={state.lead?.leaderId === selfId}
            onRun={connection.share}
          >
            {!state.isGuide && <AskForLead room={room} selfId={selfId} />}
          </SharedRun>
        )}
      </Suspense>
    </div>
  );
}
