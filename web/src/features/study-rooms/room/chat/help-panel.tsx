/** People to call, for a learner who wrote about something hard. */
import {
  dialable,
  findHelpCountry,
  helpCountries,
  type CurrentUser,
  type HelpLine,
} from '@qubloom/contract';
import { HeartHandshake, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { timeZone } from '../../../../lib/browser/time-zone.ts';
import { learnerStorage } from '../../../../product/storage/learner-storage.ts';
import { buttonClass } from '../../../../ui/controls/button.tsx';

export function HelpPanel({ selfId }: { readonly selfId: CurrentUser['id'] }) {
  const storage = learnerStorage(selfId);
  const [code, setCode] = useState(
    () =>
      storage.find('rooms', 'country')?.text ??
      findHelpCountry(timeZone(), navigator.languages)?.code ??
      '',
  );
  const lines = helpCountries.find((country) => country.code === code)?.lines ?? [];
  return (
    <section
      aria-label="People to talk to"
      className="flex flex-col gap-3 rounded-card bg-action-soft p-3 text-ink"
    >
      {lines.length > 0 && (
        <ul className="flex flex-col gap-3">
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ul>
      )}
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
        Where are you?
        <select
          value={code}
          onChange={({ currentTarget: { value } }) => {
            storage.save('rooms', 'country', value);
            setCode(value);
          }}
          className="min-h-11 min-w-0 flex-1 rounded-control border-[1.5px] border-control bg-surface px-3 text-base text-ink"
        >
          <option value="">Somewhere else</option>
          {helpCountries.map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </select>
      </label>
      <p className="flex gap-2 text-sm">
        <HeartHandshake aria-hidden="true" className="size-5 shrink-0 text-action-ink" />
        <span>
          <b>Anywhere:</b> tell a grown-up you trust, a teacher, or a doctor. In danger right now?
          Call your country’s emergency number (112 in Europe, 911 in the US and Canada, 999 in the
          UK, 000 in Australia, 111 in New Zealand).
        </span>
      </p>
    </section>
  );
}

function Line({ line: { name, number, texts } }: { readonly line: HelpLine }) {
  return (
    <li className="flex flex-wrap items-center gap-2">
      <a
        href={`tel:${dialable(number)}`}
        aria-label={`Call ${name}: ${number}`}
        className={buttonClass({ size: 'medium' })}
      >
        <Phone aria-hidden="true" />
        <span className="text-lg">{number}</span>
      </a>
      {texts !== undefined && (
        <a
          href={`sms:${dialable(texts)}`}
          aria-label={`Text ${name}: ${texts}`}
          className={buttonClass({ variant: 'secondary', size: 'medium' })}
        >
          <MessageCircle aria-hidden="true" />
          Text {texts}
        </a>
      )}
      <span className="font-medium">{name}</span>
    </li>
  );
}
