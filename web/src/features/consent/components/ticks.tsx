/** The things that a parent can allow separately. Nothing is ticked in advance. */
import { consentWords, type ConsentTicks, type WaitsForConsent } from '@qubloom/contract';
import { CheckBox, type CheckBoxProps } from '../../../ui/controls/check-box.tsx';
import { SavedNote } from './saved-note.tsx';

export interface TicksProps {
  readonly firstName: string;
  readonly ticks: ConsentTicks;
  readonly onChange: (change: Partial<ConsentTicks>) => void;
  /** How the latest tick was saved, if each one is saved at once. */
  readonly latest?: LatestTick | undefined;
}

export interface LatestTick {
  readonly what: WaitsForConsent;
  readonly isSaved: boolean;
  readonly error: string | undefined;
}

export function Ticks({ firstName, ticks, onChange, latest }: TicksProps) {
  const row = (what: WaitsForConsent) => ({
    checked: ticks[what],
    onChange: (isAllowed: boolean) => onChange({ [what]: isAllowed }),
    ...(latest?.what === what && latest),
  });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-bold">What may {firstName} do?</legend>
      <Tick {...row('rooms')}>{consentWords.rooms}</Tick>
      <div className="pl-9">
        <Tick {...row('freeChat')} disabled={!ticks.rooms}>
          {consentWords.freeChat}
        </Tick>
      </div>
      <Tick {...row('buying')}>{consentWords.buying}</Tick>
    </fieldset>
  );
}

interface TickProps extends CheckBoxProps {
  readonly isSaved?: boolean;
}

function Tick({ isSaved = false, ...box }: TickProps) {
  return (
    <div>
      <CheckBox {...box} />
      <div className="pl-9">
        <SavedNote isShown={isSaved} />
      </div>
    </div>
  );
}
