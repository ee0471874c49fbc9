/** A room from the inside: chat, the shared run, and the circuit that all build on. */
import { formatRoomCode, type CloseReason, type CurrentUser } from '@qubloom/contract';
import { ArrowLeft, CloudOff, GraduationCap, MessageCircle, Play, Workflow } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Chat } from './chat/chat.tsx';
import { findDraft, saveDraft } from './connection/unsent-chat.ts';
import { useRoom, type Room } from './connection/use-room.ts';
import type { RoomState } from './connection/room-state.ts';
import { GuideRoom } from './guide/guide-room.tsx';
import { Participants } from './people/participants.tsx';
import { useNames } from './people/use-names.ts';

export interface StudyRoomProps {
  readonly roomId: number;
  readonly user: CurrentUser;
  /** The shared run and the circuit, drawn by simulators. */
  readonly simulator: (room: Room) => ReactNode;
  readonly circuit: (room: Room) => ReactNode;
}

export function StudyRoom({ roomId, user, simulator, circuit }: StudyRoomProps) {
  const room = useRoom(roomId, user);
  const { status, room: about } = room.state;
  useScreenTitle(about?.name ?? 'Study Room', backFrom(room.state));
  const retry = useRetry(room);
  const nameOf = useNames(room.state);
  if (status === 'ended') return <Ended room={room} />;
  if (status === 'failed') return <Failed onRetry={retry} />;
  if (!about) return <Connecting />;
  return (
    <div className="page-width flex flex-col gap-4 py-4 sm:py-8 low:gap-2 low:py-2">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:contents">
        {/* On a small screen the shell's header has both. */}
        <ReturnLink variant="quiet" state={room.state} />
        <h1 className="min-w-0 text-2xl break-words max-md:sr-only sm:text-3xl low:text-xl">
          {about.name}
        </h1>
        {about.code !== null && (
          <p className="text-ink-soft">
            Code for friends: <b className="font-mono text-ink">{formatRoomCode(about.code)}</b>
          </p>
        )}
      </header>
      <div>
        <Connection room={room} />
        {!room.state.isGuide && <TeacherIsHere isHere={room.state.hasGuide} />}
        <Participants room={room} selfId={user.id} nameOf={nameOf} />
      </div>
      {room.state.isGuide ? (
        <GuideRoom room={room} selfId={user.id} nameOf={nameOf}>
          {simulator(room)}
        </GuideRoom>
      ) : (
        <RoomTabs room={room} user={user} simulator={simulator} circuit={circuit} />
      )}
    </div>
  );
}

/** Connects again. Its button disappears, so the heading of the next screen gets the focus. */
function useRetry({ state, connection }: Room): () => void {
  const hasRetried = useRef(false);
  const isInRoom = state.room !== null;
  useEffect(() => {
    if (!hasRetried.current || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [state.status, isInRoom]);
  return () => {
    hasRetried.current = true;
    connection.retry();
  };
}

/** Three tabs fit side by side, even on a phone. */
const tabClass = 'max-sm:px-2 max-sm:text-sm max-sm:[&_svg]:hidden';

type RoomTab = 'chat' | 'simulator' | 'circuit';

function RoomTabs({
  room,
  user,
  simulator,
  circuit,
}: Omit<StudyRoomProps, 'roomId'> & { readonly room: Room }) {
  const [tab, setTab] = useState<RoomTab>('chat');
  const top = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tab !== 'chat') bringUp(top.current);
  }, [tab]);
  const roomId = room.state.room?.id ?? 0;
  const [draft, setDraft] = useState(() => findDraft(user.id, roomId));
  const last = room.state.messages.at(-1)?.id ?? 0;
  const [read, setRead] = useState(0);
  if (tab === 'chat' && read !== last) setRead(last);
  const unread = room.state.messages.filter(({ id }) => id > read).length;
  return (
    <Tabs ref={top} value={tab} onValueChange={(next) => setTab(next as RoomTab)}>
      <TabList aria-label="In this room">
        <Tab className={tabClass} value="chat">
          <MessageCircle aria-hidden="true" />
          Chat
          {unread > 0 && tab !== 'chat' && (
            <span className="rounded-full bg-action px-2 text-sm text-on-action">
              {unread}
              <span className="sr-only"> new</span>
            </span>
          )}
        </Tab>
        <Tab className={tabClass} value="simulator">
          <Play aria-hidden="true" />
          Shared Simulator
        </Tab>
        <Tab className={tabClass} value="circuit">
          <Workflow aria-hidden="true" />
          Quantum Circuit
        </Tab>
      </TabList>
      <TabPanel value="chat" className="!mt-4">
        <Chat
          room={room}
          user={user}
          draft={draft}
          onDraft={(text) => {
            setDraft(text);
            saveDraft(user.id, roomId, text);
          }}
        />
      </TabPanel>
      <TabPanel value="simulator" className={toolPanel}>
        {simulator(room)}
      </TabPanel>
      <TabPanel value="circuit" className={toolPanel}>
        {circuit(room)}
      </TabPanel>
    </Tabs>
  );
}

/** On a small screen, the participants fill half of it, so this scrolls the open tab to the top. */
function bringUp(tabs: HTMLElement | null): void {
  const isSmall = window.matchMedia('(width < 48rem) or (height <= 480px)').matches;
  if (isSmall) tabs?.scrollIntoView({ block: 'start' });
}

/** As high as the screen while it loads, so that it can be scrolled to the top. */
const toolPanel = '!mt-4 max-md:min-h-dvh low:min-h-dvh';

/** Says what is wrong with the connection, and that nothing is lost. */
function Connection({ room: { state } }: { readonly room: Room }) {
  const words =
    state.status === 'closed'
      ? 'Disconnected. We’re on our way back. Stay here, and what you build goes to the others then.'
      : state.degraded;
  return (
    <div role="status">
      {words && (
        <p className="mb-4 flex items-center gap-2 rounded-control bg-points-soft px-4 py-2.5 text-points-ink">
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          {words}
        </p>
      )}
    </div>
  );
}

function TeacherIsHere({ isHere }: { readonly isHere: boolean }) {
  return (
    <div role="status">
      {isHere && (
        <p className="mb-4 flex items-center gap-2 rounded-control bg-action-soft px-4 py-2.5 text-action-ink">
          <GraduationCap aria-hidden="true" className="size-5 shrink-0" />
          Your teacher is here, sees the circuit, and doesn’t see the chat.
        </p>
      )}
    </div>
  );
}

function Connecting() {
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <h1 className="sr-only">Study Room</h1>
      <Spinner label="Connecting..." className="size-8" />
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice title="Connection Failed" tone="error" level={1}>
      <p>We can’t reach the study room. Check your connection and try again.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try Again</Button>
        <ReturnLink variant="secondary" />
      </div>
    </Notice>
  );
}

const endings: Partial<Record<CloseReason, { readonly title: string; readonly words: string }>> = {
  'not-allowed': {
    title: 'You can’t be in this room right now',
    words: 'A parent’s answer or the room’s age range keeps it closed for you.',
  },
  'no-such-room': {
    title: 'This room is gone',
    words: 'A room closes when nobody has been in it for a day.',
  },
  'no-live-lesson': {
    title: 'This room is closed',
    words: 'It was open for your class’s lesson. What you’ve learned stays with you.',
  },
  removed: {
    title: 'You’re out of this room',
    words: 'The learner who made it has asked you to leave. Other rooms are open to you.',
  },
  'room-full': {
    title: 'This room is full',
    words: 'A room has at most twelve seats. Try another one.',
  },
  'signed-out': { title: 'You’re signed out', words: 'Sign in again to come back.' },
};

function Ended({ room }: { readonly room: Room }) {
  const { reason, words } = room.state.ending ?? { reason: null, words: null };
  const known = reason ? endings[reason] : undefined;
  return (
    <Notice title={known?.title ?? 'Connection Failed'} tone="error" level={1}>
      <p>{words ?? known?.words ?? 'The room has closed.'}</p>
      <ReturnLink variant="primary" state={room.state} />
    </Notice>
  );
}

/** Where the Back button of a small screen leads. */
function backFrom({ room, isGuide }: RoomState): string {
  const lesson = room?.lesson;
  if (!lesson) return '/study-rooms';
  return isGuide
    ? `/teach/${String(lesson.classId)}/live`
    : `/courses/${String(lesson.courseId)}?lesson=${String(lesson.lessonId)}`;
}

interface ReturnLinkProps {
  readonly variant: 'primary' | 'secondary' | 'quiet';
  /** Null if the room is not known. */
  readonly state?: RoomState | null;
}

/** Leads back to the lesson from the room of a group, and else to the list of rooms. */
function ReturnLink({ variant, state = null }: ReturnLinkProps) {
  const isQuiet = variant === 'quiet';
  const look = { variant, className: isQuiet ? 'max-md:hidden' : '' };
  const arrow = isQuiet && <ArrowLeft aria-hidden="true" />;
  const lesson = state?.room?.lesson;
  if (!lesson) {
    return (
      <ButtonLink to="/study-rooms" {...look}>
        {arrow}
        {isQuiet ? 'Study Rooms' : 'Return to Study Rooms'}
      </ButtonLink>
    );
  }
  return state.isGuide ? (
    <ButtonLink to="/teach/$classId/live" params={{ classId: String(lesson.classId) }} {...look}>
      {arrow}
      Back to the board
    </ButtonLink>
  ) : (
    <ButtonLink
      to="/courses/$id"
      params={{ id: String(lesson.courseId) }}
      search={{ lesson: lesson.lessonId }}
      {...look}
    >
      {arrow}
      Back to the lesson
    </ButtonLink>
  );
}
