/**
 * Chat messages that are accepted but not yet in the room: they wait to be stored, or to arrive through Redis. Messages
 * that the same learner sends in the meantime, for example from another page, are judged together with them.
 */
import type { ChatMessage, UserId } from '@qubloom/contract';
import type { StoredMessage } from './message-queries.ts';
import type { Room } from '../room.ts';

export type Said = Pick<ChatMessage, 'userId' | 'message' | 'timestamp'>;

interface Accepted {
  readonly said: Said;
  /** Null until the message is stored. */
  id: ChatMessage['id'] | null;
}

export class UnderWay {
  #all: Accepted[] = [];

  /** Returns the learner's messages, oldest first. */
  of({ messages }: Room, userId: UserId): readonly Said[] {
    const known = new Set(messages.map(({ id }) => id));
    const oldest = messages[0]?.id ?? 0;
    this.#all = this.#all.filter(({ id }) => id === null || (id > oldest && !known.has(id)));
    return this.#all.map(({ said }) => said).filter((said) => said.userId === userId);
  }

  async add(said: Said, storing: Promise<StoredMessage>): Promise<StoredMessage> {
    const accepted: Accepted = { said, id: null };
    this.#all.push(accepted);
    try {
      const stored = await storing;
      if (typeof stored === 'string') this.#remove(accepted);
      else accepted.id = stored.id;
      return stored;
    } catch (error) {
      this.#remove(accepted);
      throw error;
    }
  }

  #remove(one: Accepted): void {
    this.#all = this.#all.filter((other) => other !== one);
  }
}
