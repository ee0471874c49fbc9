import { readyPhrases } from '@qubloom/contract';
import { Button } from '../../../../ui/controls/button.tsx';

export interface ReadyPhrasesProps {
  readonly isConnected: boolean;
  readonly onSay: (phrase: string) => void;
}

export function ReadyPhrases({ isConnected, onSay }: ReadyPhrasesProps) {
  return (
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
}
