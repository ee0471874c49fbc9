import { hasVisibleCharacter, roomLimits } from '@qubloom/contract';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';

export interface WriteLineProps {
  readonly isConnected: boolean;
  readonly onSay: (text: string) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Enter sends. Blank text, and any text while disconnected, stays in the field. */
export function WriteLine({ isConnected, onSay, text, onText }: WriteLineProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isConnected || !hasVisibleCharacter(text)) return;
    onSay(text);
    onText('');
  };
  return (
    <form onSubmit={submit} className="flex gap-2">
      <input
        aria-label="Your message"
        placeholder="Write a message"
        value={text}
        maxLength={roomLimits.messageLength}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => onText(event.currentTarget.value)}
        className="block min-h-12 w-full min-w-0 rounded-control border-[1.5px] border-control bg-surface px-4 py-2 text-ink placeholder:text-ink-soft focus:border-action focus:outline-3 focus:outline-offset-0 focus:outline-action/30"
      />
      <Button
        type="submit"
        aria-label="Send"
        aria-disabled={!isConnected || !hasVisibleCharacter(text)}
      >
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  );
}
