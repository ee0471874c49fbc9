import { readyPhrases } from '@qubloom/contract';
import { Button } from '../../../../ui/controls/button.tsx';
import { Fold } from '../../../../ui/display/fold.tsx';

export interface ReadyPhrasesProps {
  /** For whom they are all there is to say. */
  readonly isOpen: boolean;
  readonly isConnected: boolean;
  readonly onSay: (phrase: string) => void;
}

export function ReadyPhrases({ isOpen, isConnected, onSay }: ReadyPhrasesProps) {
  const list = (
    <ul className="flex flex-wrap gap-2">
      {readyPhrases.map((phrase) => (
        <li key={phrase}>
          <Button
            size="small"
            variant="secondary"
            disabled={!isConnected}
            onClick={() => onSay(phrase)}
          >
            {phrase}
          </Button>
        </li>
      ))}
    </ul>
  );
  if (!isOpen) return <Fold summary="Ready-made phrases">{list}</Fold>;
  return (
    <div role="group" aria-label="Ready-made phrases" className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">Press what you want to say.</p>
      {list}
    </div>
  );
}
