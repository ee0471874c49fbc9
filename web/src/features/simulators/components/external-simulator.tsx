import { ExternalLink } from 'lucide-react';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { SimulatorRow } from './simulator-row.tsx';

/** A simulator of another site. */
export function ExternalSimulator({ url }: { readonly url: string }) {
  return (
    <SimulatorRow
      title="Simulator"
      action={
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          Open Simulator
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">(opens a new tab)</span>
        </a>
      }
    >
      This one is on another site. It opens in a new tab.
    </SimulatorRow>
  );
}
