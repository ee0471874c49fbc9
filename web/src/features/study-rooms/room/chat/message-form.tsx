import { hasVisibleCharacter, roomLimits } from '@qubloom/contract';
import { clsx } from 'clsx';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { fieldClass } from '../../../../ui/controls/field-class.ts';

export interface MessageFormProps {
  readonly isConnected: boolean;
  readonly onSay: (text: string) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Enter sends the text. Blank text stays in the field, and so does any text while the page is disconnected. */
export function MessageForm({ isConnected, onSay, text, onText }: MessageFormProps) {
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
        className={clsx(fieldClass, 'border-control px-4')}
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
