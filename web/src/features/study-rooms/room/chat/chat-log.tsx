import type { ChatMessage, CurrentUser } from '@qubloom/contract';
import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import type { Room } from '../connection/use-room.ts';
import { LearnerMenu } from '../people/learner-menu.tsx';
import { reachedByKeys } from '../../../../ui/controls/reached-by-keys.ts';
import { askingWords, UnsentLine } from './unsent-line.tsx';

export interface ChatLogProps {
  readonly room: Room;
  readonly selfId: CurrentUser['id'];
  /** Puts a text into the field for the next message. */
  readonly onEdit: (text: string) => void;
  /** Moves the focus to where the next message is written. */
  readonly onWrite: () => void;
}

/** Pixels from the end within which a reader counts as reading the latest messages. */
const nearEnd = 60;

/** The messages of the chat. New ones do not scroll a reader of older ones; a button leads down to them instead. */
export function ChatLog({ room, selfId, onEdit, onWrite }: ChatLogProps) {
  const { messages, ownLines, room: about } = room.state;
  const area = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasMore, setMore] = useState(false);
  const toEnd = () => area.current?.scrollTo?.({ top: area.current.scrollHeight });
  useEffect(() => {
    if (isAtEnd.current) toEnd();
    else setMore(true);
  }, [messages.length, ownLines.length]);
  const refused = ownLines.findLast(({ refusal }) => refusal !== null);
  const refusal = refused?.refusal ?? null;
  useLayoutEffect(() => {
    if (refusal !== null) showLastRefused(area.current);
  }, [refusal]);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={area}
        role="log"
        aria-label="Messages"
        // Messages are announced separately, several at a time and only if the learner wants it.
        aria-live="off"
        {...reachedByKeys}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
          if (isAtEnd.current) setMore(false);
        }}
        className="h-full overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-3"
      >
        {messages.length + ownLines.length === 0 ? (
          <p className="grid h-full place-items-center text-center text-ink-soft">
            Nobody has said anything yet. What do you see in the circuit?
          </p>
        ) : (
          <ol className="flex flex-col gap-1">
            {messages.map((message) => (
              <Line
                key={message.id}
                message={message}
                room={room}
                isOwn={message.userId === selfId}
                isOwnRoom={about?.makerId === selfId}
              />
            ))}
            {ownLines.map((line) => (
              <UnsentLine
                key={line.ref}
                line={line}
                room={room}
                selfId={selfId}
                onChangeIt={({ ref, text }) => {
                  room.connection.dismissLine(ref);
                  onEdit(text);
                  onWrite();
                }}
                onSendIt={(unsent) => {
                  room.connection.sayAnyway(unsent);
                  onWrite();
                }}
                onDismiss={({ ref }) => {
                  room.connection.dismissLine(ref);
                  area.current?.focus();
                }}
              />
            ))}
          </ol>
        )}
      </div>
      {/* This is outside the log, because a live region inside another one is read twice. */}
      <p role="alert" className="sr-only">
        {refusal && (
          // A key, so that the same words are announced again for another message.
          <span key={refused?.ref}>
            {refusal.words}
            {refusal.code === 'ask-first' && ` ${askingWords}`}
          </span>
        )}
      </p>
      {hasMore && (
        <Button
          size="small"
          className="absolute inset-x-0 bottom-3 mx-auto w-fit shadow-card"
          onClick={() => {
            toEnd();
            setMore(false);
          }}
        >
          <ArrowDown aria-hidden="true" />
          New messages
        </Button>
      )}
    </div>
  );
}

interface LineProps {
  readonly message: ChatMessage;
  readonly room: Room;
  readonly isOwn: boolean;
  readonly isOwnRoom: boolean;
}

function Line({ message, room, isOwn, isOwnRoom }: LineProps) {
  const { id, userId, username, timestamp } = message;
  return (
    <li className="flex items-start gap-2 rounded-control px-2 py-1">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2 text-sm">
          <span className={clsx('font-semibold wrap-anywhere', isOwn && 'text-action-ink')}>
            {isOwn ? 'You' : username}
          </span>
          <time dateTime={timestamp} className="shrink-0 text-ink-soft">
            {timeOf(timestamp)}
          </time>
        </p>
        <p className="break-words whitespace-pre-wrap">{message.message}</p>
      </div>
      {!isOwn && (
        <LearnerMenu
          room={room}
          learner={{ id: userId, username }}
          messageId={id}
          isOwnRoom={isOwnRoom}
        />
      )}
    </li>
  );
}

/** Scrolls to the end of the last refused message, or to its start if it is higher than the log. */
function showLastRefused(area: HTMLElement | null): void {
  const line = [...(area?.querySelectorAll('[data-refused]') ?? [])].at(-1);
  if (!area || !line) return;
  const [shown, box] = [area.getBoundingClientRect(), line.getBoundingClientRect()];
  const toEnd = box.bottom - shown.bottom;
  const toStart = box.top - shown.top;
  const gap = 12;
  area.scrollTo?.({ top: area.scrollTop + Math.min(toStart - gap, toEnd + gap) });
}

const timeOf = (timestamp: string) =>
  new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
