/** A learner's part in a live lesson: a line that says so, and the pause while everybody looks at the projector. */
import {
  liveLessonTimes,
  type ClassId,
  type CourseId,
  type LiveServerMessage,
  type StudyRoomId,
} from '@qubloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Radio } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { queryKeys } from '../../../product/api/query-keys.ts';
import type { LessonReport } from '../../../product/classes/lesson-report.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { type LiveSocket, openLiveSocket } from '../connection/live-socket.ts';

export interface JoinedLessonProps {
  readonly report: LessonReport;
  readonly classId: ClassId;
  readonly courseId: CourseId;
  /** The open room of the learner's group. */
  readonly roomId: StudyRoomId | null;
}

export function JoinedLesson({ report, classId, courseId, roomId }: JoinedLessonProps) {
  const { steered, isOver } = useJoined(report, classId);
  if (isOver || steered === null) return null;
  const index = report.steps.findIndex(({ key }) => key === steered.step);
  const title = report.steps[index]?.title;
  return (
    <>
      <p
        role="status"
        className="mb-4 flex items-center gap-3 rounded-control bg-action-soft px-4 py-2.5 text-base leading-snug text-action-ink low:mb-2 print:hidden"
      >
        <Radio aria-hidden="true" className="size-5 shrink-0" />
        Your class is doing this lesson now. Your teacher sees your step and your guesses.
      </p>
      <p role="status" className="mb-4 empty:hidden low:mb-2 print:hidden">
        {index >= 0 && steered.step !== report.step && (
          <TextLink
            to="/courses/$id"
            params={{ id: String(courseId) }}
            search={{ lesson: report.lessonId, step: index + 1 }}
            className="inline-flex min-h-11 items-center"
          >
            Go to your teacher&apos;s step, number {index + 1}
          </TextLink>
        )}
      </p>
      <div role="status" className="empty:hidden print:hidden">
        {roomId !== null && <GroupRoom roomId={roomId} />}
      </div>
      {steered.isLooking && (
        <LookHere>
          Your teacher is at step {index + 1}
          {title !== undefined && `: ${title}`}.
        </LookHere>
      )}
    </>
  );
}

function GroupRoom({ roomId }: { readonly roomId: StudyRoomId }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-points-soft px-4 py-2.5 text-points-ink low:mb-2">
      Your group has a room. Build together and talk it over.
      <ButtonLink
        to="/study-room/$id"
        params={{ id: String(roomId) }}
        size="small"
        aria-label="Open your group's room"
      >
        Open
      </ButtonLink>
    </p>
  );
}

/** A window that only the teacher closes. */
function LookHere({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[#0b0822]/80" />
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          tabIndex={0}
          className={clsx(
            'fixed inset-0 z-50 m-auto flex h-fit max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] flex-col gap-3',
            'overflow-y-auto rounded-card border border-line bg-surface p-6 text-center text-ink shadow-card outline-none',
          )}
        >
          <Dialog.Title className="text-3xl">Everybody look here</Dialog.Title>
          <Dialog.Description asChild>
            <div className="flex flex-col gap-2 text-lg">
              <p aria-live="polite">{children}</p>
              <p className="text-base text-ink-soft">
                Look at the front. Your steps go on when your teacher says so.
              </p>
            </div>
          </Dialog.Description>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Steered = Extract<LiveServerMessage, { type: 'STEERED' }>;

function useJoined(report: LessonReport, classId: ClassId) {
  const queryClient = useQueryClient();
  const [steered, setSteered] = useState<Steered | null>(null);
  const [isConnected, setConnected] = useState(true);
  const [isOver, setOver] = useState(false);
  const socket = useRef<LiveSocket>(null);
  const told = useRef<Pick<LessonReport, 'step' | 'guesses'>>(null);
  const { lessonId, step, guesses } = report;

  const enter = useEffectEvent(() => {
    told.current = { step, guesses };
    return { type: 'JOIN', classId, lessonId, step, guesses } as const;
  });
  const hear = useEffectEvent((message: LiveServerMessage) => {
    if (message.type === 'STEERED') setSteered(message);
  });
  const end = useEffectEvent(() => {
    setOver(true);
    void queryClient.invalidateQueries({ queryKey: queryKeys.myLiveLessons });
  });
  useEffect(() => {
    const own = openLiveSocket({
      enter,
      onMessage: hear,
      onConnected: setConnected,
      onOver: end,
    });
    socket.current = own;
    return () => own.close();
  }, [classId, lessonId]);

  useEffect(() => {
    const before = told.current;
    // Before the socket is open, the message with which it enters will say it all.
    if (before === null) return;
    told.current = { step, guesses };
    if (before.step !== step) socket.current?.send({ type: 'TELL', step });
    for (const [question, option] of Object.entries(guesses)) {
      if (before.guesses[question] === option) continue;
      socket.current?.send({ type: 'TELL', guess: { question, option } });
    }
  }, [step, guesses]);

  // Without a connection, nobody keeps the learner waiting.
  useEffect(() => {
    if (isConnected) return undefined;
    const release = () => setSteered((now) => now && { ...now, isLooking: false });
    const timer = setTimeout(release, liveLessonTimes.teacherLost);
    return () => clearTimeout(timer);
  }, [isConnected]);

  return { steered, isOver };
}
