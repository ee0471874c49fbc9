import { expect, test } from 'vitest';
import type { ChatMessageId, ServerMessage, UserId } from '@qubloom/contract';
import { afterMessage, emptyRoom } from './room-state.ts';

const ada = 1 as UserId;
const said = (id: number, message: string): ServerMessage => ({
  type: 'CHAT_MESSAGE',
  id: id as ChatMessageId,
  userId: ada,
  username: 'ada',
  message,
  timestamp: '2027-03-01T12:00:00.000Z',
});

// Shows: R13
test('messages that arrive in another order are shown in the order of their ids, each once', () => {
  const self = 2 as UserId;
  const { messages } = [
    said(3, 'third'),
    said(1, 'first'),
    said(2, 'second'),
    said(1, 'first'),
  ].reduce((state, message) => afterMessage(state, message, self), emptyRoom);
  expect(messages.map(({ message }) => message)).toEqual(['first', 'second', 'third']);
});
