/** The things that a parent can allow separately. Nothing is ticked in advance. */
import type { ConsentTicks } from '@qubloom/contract';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';

export interface TicksProps {
  readonly firstName: string;
  readonly ticks: ConsentTicks;
  readonly onChange: (change: Partial<ConsentTicks>) => void;
  readonly error?: string | undefined;
}

export const noTicks: ConsentTicks = { rooms: false, freeChat: false, buying: false };

export function Ticks({ firstName, ticks, onChange, error }: TicksProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-bold">What may {firstName} do?</legend>
      <CheckBox checked={ticks.rooms} onChange={(rooms) => onChange({ rooms })}>
        {firstName} may meet other learners in study rooms: build circuits with them, and pick
        ready-made phrases in the chat. The others see {firstName}'s username and what {firstName}{' '}
        does there.
      </CheckBox>
      <div className="pl-9">
        <CheckBox
          checked={ticks.rooms && ticks.freeChat}
          disabled={!ticks.rooms}
          onChange={(freeChat) => onChange({ freeChat })}
        >
          In study rooms, {firstName} may also chat in their own words. A filter keeps rude words
          and personal data out.
        </CheckBox>
      </div>
      <CheckBox checked={ticks.buying} onChange={(buying) => onChange({ buying })}>
        {firstName}'s account may get a paid plan, with a grown-up who sits there and pays. This
        tick alone costs nothing.
      </CheckBox>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
