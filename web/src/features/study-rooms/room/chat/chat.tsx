/** The chat of a room. */
import { roomLimits, type CurrentUser } from '@qubloom/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { learnerStorage } from '../../../../product/storage/learner-storage.ts';
import { CheckBox } from '../../../../ui/controls/check-box.tsx';
import { Fold } from '../../../../ui/display/fold.tsx';
import type { Room } from '../connection/use-room.ts';
import { ChatLog } from './chat-log.tsx';
import { MessageForm } from './message-form.tsx';
import { ReadyPhrases } from './ready-phrases.tsx';
import { SafetyCard } from './safety-card.tsx';
import { useAnnouncements } from './use-announcements.ts';

export interface ChatProps {
  readonly room: Room;
  readonly user: Pick<CurrentUser, 'id' | 'ageRange'>;
  /** The text that has not been sent yet. It stays when the learner opens another tab of the room. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
}

export function Chat({ room, user, draft, onDraft }: ChatProps) {
  const { state, connection } = room;
  const selfId = user.id;
  const storage = learnerStorage(selfId);
  const [knowsRules, setKnowsRules] = useState(storage.find('rooms', 'rules') !== undefined);
  const [announces, setAnnounces] = useState(storage.find('rooms', 'quiet') === undefined);
  const announcement = useAnnouncements(state.messages, selfId, announces);
  const area = useRef<HTMLDivElement>(null);
  const isConnected = state.status === 'connected';
  const isStopped = state.mayWrite === 'nothing' && isConnected;
  // Rule R39 of docs/rooms.md. Everyone else with only phrases is a child whose parent has not allowed their own words.
  const isLimited =
    state.mayWrite === 'phrases' && (user.ageRange !== 'under-13' || state.hasWrittenFreely);
  const whyLimited = useRef<HTMLParagraphElement>(null);
  const wasLimited = useRef(isLimited);
  useLayoutEffect(() => {
    const isNew = isLimited && !wasLimited.current;
    wasLimited.current = isLimited;
    // The message field may have had the focus, and it is gone.
    if (isNew && document.activeElement === document.body) whyLimited.current?.focus();
  }, [isLimited]);
  const focusWriting = () =>
    area.current?.querySelector<HTMLElement>('form input, [role="group"] button')?.focus();
  return (
    <section aria-label="Chat" className="flex flex-col gap-3">
      {/* The height is fixed, so that a long conversation does not push the message field off the screen. */}
      <div ref={area} className="flex h-[400px] flex-col gap-3">
        <ChatLog
          room={room}
          selfId={selfId}
          onEdit={(text) => {
            const both = draft.trim() === '' ? text : `${text} ${draft}`;
            onDraft(both.slice(0, roomLimits.messageLength));
          }}
          onWrite={focusWriting}
        />
        {!knowsRules ? (
          <SafetyCard
            onDone={() => {
              storage.save('rooms', 'rules', 'read');
              flushSync(() => setKnowsRules(true));
              // The pressed button is gone, and its focus with it.
              focusWriting();
            }}
          />
        ) : isStopped ? (
          <p className="rounded-control bg-sunken px-4 py-3">
            You can’t write right now. Several learners reported you, and somebody will look at it.
            Building still works.
          </p>
        ) : state.mayWrite === 'phrases' ? (
          <div
            role="group"
            aria-label="Ready-made phrases"
            className="flex max-h-1/2 flex-col gap-2 overflow-y-auto"
          >
            <p ref={whyLimited} tabIndex={-1} className="text-sm text-ink-soft">
              {isLimited
                ? 'Right now you can use the ready-made phrases here. A grown-up on our team is looking at something first.'
                : 'Press what you want to say.'}
            </p>
            <ReadyPhrases isConnected={isConnected} onSay={connection.say} />
          </div>
        ) : (
          <MessageForm
            isConnected={isConnected}
            onSay={connection.say}
            text={draft}
            onText={onDraft}
          />
        )}
      </div>
      <p role="status" aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {knowsRules && state.mayWrite === 'anything' && (
        <Fold summary="Ready-made phrases">
          <ReadyPhrases isConnected={isConnected} onSay={connection.say} />
        </Fold>
      )}
      <div className="w-fit text-sm text-ink-soft">
        <CheckBox
          checked={announces}
          onChange={(checked) => {
            if (checked) storage.remove('rooms', 'quiet');
            else storage.save('rooms', 'quiet', 'yes');
            setAnnounces(checked);
          }}
        >
          Screen readers announce new messages
        </CheckBox>
      </div>
    </section>
  );
}
