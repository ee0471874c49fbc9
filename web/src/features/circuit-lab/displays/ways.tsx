import { percent, spokenPercent } from '../../../lib/amplitudes.ts';
import { Chip } from '../editor/tool-button.tsx';
import { countText } from './format.ts';
import type { Reading } from './reading.ts';

export interface WaysProps {
  readonly reading: Reading;
  readonly onChoose: (way: string | null) => void;
}

/** Looks open several ways: all together are shown, or one, as it is when its result was seen. */
export function Ways({ reading, onChoose }: WaysProps) {
  const { ways, wayCount, way, bits, isOneOfMany } = reading;
  const names = bits.map((bit) => `c${bit}`).join(' ');
  return (
    <>
      {isOneOfMany && (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm">
          There are too many ways through the looks. This is one likely way. Shots follow all ways.
        </p>
      )}
      {wayCount > 1 && (
        <div
          role="group"
          aria-label="Ways through the looks"
          className="flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-2"
        >
          <p className="mr-2 text-sm">
            Looks open <b>{countText(wayCount)}</b> ways, read as{' '}
            <span className="font-mono">{names}</span>. Show
          </p>
          <Chip isOn={way === null} onPress={() => onChoose(null)}>
            all
          </Chip>
          {ways.map(({ bits: seen, chance }) => (
            <Chip
              key={seen}
              label={`if the looks show ${seen}, chance ${spokenPercent(chance)}`}
              isOn={way === seen}
              onPress={() => onChoose(seen)}
            >
              {seen} <span className="text-ink-soft">{percent(chance)}</span>
            </Chip>
          ))}
          {wayCount > ways.length && (
            <span className="text-sm text-ink-soft">
              and {countText(wayCount - ways.length)} more
            </span>
          )}
          {way !== null && (
            <p className="w-full text-sm">
              All below holds <b>if the looks show {way}</b>.
            </p>
          )}
        </div>
      )}
    </>
  );
}
