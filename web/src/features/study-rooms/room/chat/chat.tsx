/** The chat of a room. */
import type { CurrentUser } from '@qubloom/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { learnerStorage } from '../../../../product/storage/learner-storage.ts';
import { CheckBox } from '../../../../ui/controls/check-box.tsx';
import { Fold } from '../../../../ui/display/fold.tsx';
import type { Room } from '../connection/use-room.ts';
import { ChatLog } from './chat-log.tsx';
import { ReadyPhrases } from './ready-phrases.tsx';
import { SafetyCard } from './safety-card.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { WriteLine } from './write-line.tsx';

export interface ChatProps {
  readonly room: Room;
  readonly selfId: CurrentUser['id'];
  /** The text that has not been sent yet. It survives a visit to another tab. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
}

export function Chat({ room, selfId, draft, onDraft }: ChatProps) {
  const { state, connection } = room;
  const storage = learnerStorage(selfId);
  const [knowsRules, setKnowsRules] = useState(storage.find('rooms', 'rules') !== undefined);
  const [announces, setAnnounces] = useState(storage.find('rooms', 'quiet') === undefined);
  const announcement = useAnnouncements(state.messages, selfId, announces);
  const ways = useRef<HTMLDivElement>(null);
  const isConnected = state.status === 'connected';
  const isStopped = state.mayWrite === 'nothing' && isConnected;
  return (
    <section aria-label="Chat" className="flex flex-col gap-3">
      {/* A reader can write without scrolling. */}
      <div ref={ways} className="flex h-[400px] flex-col gap-3">
        <ChatLog room={room} selfId={selfId} />
        {!knowsRules ? (
          <SafetyCard
            onDone={() => {
              storage.save('rooms', 'rules', 'read');
              flushSync(() => setKnowsRules(true));
              // Moves the focus to the field, because the pressed button is gone.
              ways.current?.querySelector<HTMLElement>('input, [role="group"] button')?.focus();
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
            <p className="text-sm text-ink-soft">Press what you want to say.</p>
            <ReadyPhrases isConnected={isConnected} onSay={connection.say} />
          </div>
        ) : (
          <WriteLine
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
