import type { ChatMessage } from '@qubloom/contract';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds during which messages are collected, so that announcements do not interrupt each other. */
const gathered = 3000;
const maxSpoken = 3;

/** Returns new messages from other learners, several at a time. It returns nothing while announcements are off. */
export function useAnnouncements(
  messages: readonly ChatMessage[],
  selfId: number,
  isOn: boolean,
): string {
  const [text, setText] = useState('');
  const last = useRef<number | null>(null);
  const latest = useRef(messages);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = messages.at(-1)?.id ?? 0;
  useEffect(() => {
    // Earlier messages can be read in the log.
    if (last.current === null || !isOn) {
      last.current = newest;
      return;
    }
    if (newest === last.current) return;
    // The time runs from the first unannounced message, so that a lively chat cannot delay it.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const fresh = latest.current.filter(
        ({ id, userId }) => id > (last.current ?? 0) && userId !== selfId,
      );
      last.current = latest.current.at(-1)?.id ?? 0;
      if (fresh.length > 0) setText(announcementOf(fresh));
    }, gathered);
  }, [newest, selfId, isOn]);
  useEffect(() => {
    latest.current = messages;
  }, [messages]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [isOn],
  );
  return isOn ? text : '';
}

export function announcementOf(fresh: readonly ChatMessage[]): string {
  const spoken = fresh
    .slice(-maxSpoken)
    .map(({ username, message }) => `${username}: ${message}`)
    .join(' ');
  const earlier = fresh.length - maxSpoken;
  return earlier > 0 ? `${fresh.length} new messages. The latest: ${spoken}` : spoken;
}
