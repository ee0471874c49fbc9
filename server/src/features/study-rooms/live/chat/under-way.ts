/**
 * Chat messages that are accepted and not in the room yet: they wait to be stored, or to be heard by way of Redis. What
 * the same learner sends meanwhile, by another page for instance, is judged together with them.
 */
import type { ChatMessage, UserId } from '@qubloom/contract';
import type { StoredMessage } from './message-queries.ts';
import type { Room } from '../room.ts';

export type Said = Pick<ChatMessage, 'userId' | 'message' | 'timestamp'>;

interface Accepted {
  readonly said: Said;
  /** Once it is stored. */
  id: ChatMessage['id'] | null;
}

export class UnderWay {
  #all: Accepted[] = [];

  /** In their order. */
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
