import type { CurrentUser } from '@qubloom/contract';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/controls/button.tsx';
import type { OwnLine, Refusal } from '../connection/room-state.ts';
import type { Room } from '../connection/use-room.ts';
import { HelpPanel } from './help-panel.tsx';

export const askingWords = 'Send it or change it?';

export interface UnsentLineProps {
  readonly line: OwnLine;
  readonly room: Room;
  readonly selfId: CurrentUser['id'];
  /** Puts the message back into the field. */
  readonly onChangeIt: (line: OwnLine) => void;
  readonly onSendIt: (line: OwnLine) => void;
  readonly onDismiss: (line: OwnLine) => void;
}

/** A message that is being sent or was held back, so nobody else has seen it. */
export function UnsentLine({ line, ...rest }: UnsentLineProps) {
  const { text, refusal } = line;
  if (refusal !== null) return <RefusedLine {...rest} line={line} refusal={refusal} />;
  return (
    <li className="px-2 py-1 text-ink-soft">
      <p className="text-sm">You, on its way...</p>
      <p className="break-words whitespace-pre-wrap">{text}</p>
    </li>
  );
}

function RefusedLine({
  line,
  refusal: { code, words, finding, wasFine },
  room: { state, connection },
  selfId,
  onChangeIt,
  onSendIt,
  onDismiss,
}: UnsentLineProps & { readonly refusal: Refusal }) {
  const thanks = useRef<HTMLParagraphElement>(null);
  const isFiltered = code === 'held-back' || code === 'ask-first';
  const canWrite = state.mayWrite === 'anything' && state.status === 'connected';
  const isAsking = code === 'ask-first' && state.mayWrite === 'anything';
  return (
    <li
      data-refused
      className="flex flex-col gap-1 rounded-control border border-dashed border-control px-3 py-2"
    >
      <p className="text-sm text-ink-soft">Only you see this</p>
      <p className="break-words whitespace-pre-wrap">{line.text}</p>
      <p className="font-medium">{words}</p>
      {finding === 'help' && <HelpPanel selfId={selfId} />}
      {isAsking && <p className="font-medium">{askingWords}</p>}
      {wasFine && (
        <p ref={thanks} tabIndex={-1} className="text-sm text-ink-soft">
          Thanks. We count that, so that the filter gets better.
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        {isFiltered && state.mayWrite === 'anything' && (
          <Button size="small" variant="secondary" onClick={() => onChangeIt(line)}>
            Change it
          </Button>
        )}
        {isAsking && (
          <Button
            size="small"
            variant="secondary"
            aria-disabled={!canWrite}
            onClick={() => canWrite && onSendIt(line)}
          >
            Send it
          </Button>
        )}
        {isFiltered && !wasFine && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              // The pressed button is gone afterward.
              flushSync(() => connection.wasFine(line.ref));
              thanks.current?.focus();
            }}
          >
            This was fine
          </Button>
        )}
        {!isAsking && (
          <Button size="small" variant="quiet" onClick={() => onDismiss(line)}>
            OK
          </Button>
        )}
      </div>
    </li>
  );
}
