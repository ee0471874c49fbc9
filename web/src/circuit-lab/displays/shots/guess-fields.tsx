import { useId, useState } from 'react';
import { spokenBits } from '../../announcements/probability-message.ts';
import { Ket } from '../panels/panel.tsx';
import { listedResults, sharesOf, type Guess } from './shots-state.ts';

export interface GuessFieldsProps {
  readonly digits: number;
  /** The order of the digits. */
  readonly order: string;
  readonly guess: Guess;
  readonly onGuess: (guess: Guess) => void;
}

/** The learner's guess: a slider for each result, or the one that comes up most often. */
export function GuessFields(props: GuessFieldsProps) {
  const results = listedResults(props.digits);
  return (
    <fieldset className="min-w-0 rounded-control bg-sunken px-3 pt-1 pb-2">
      <legend className="float-left mb-1 w-full text-sm font-medium">
        Your guess{' '}
        <span className="font-normal text-ink-soft">
          (read as <span className="font-mono">{props.order}</span>)
        </span>
      </legend>
      {results ? <Sliders {...props} results={results} /> : <OneResult {...props} />}
    </fieldset>
  );
}

function Sliders({
  results,
  guess,
  onGuess,
}: GuessFieldsProps & { readonly results: readonly string[] }) {
  const shares = sharesOf(guess);
  return (
    <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-6">
      {results.map((result) => (
        <GuessSlider
          key={result}
          result={result}
          value={guess[result] ?? 0}
          share={shares?.[result] ?? null}
          onChange={(value) => onGuess({ ...guess, [result]: value })}
        />
      ))}
    </div>
  );
}

interface GuessSliderProps {
  readonly result: string;
  readonly value: number;
  readonly share: number | null;
  readonly onChange: (value: number) => void;
}

function GuessSlider({ result, value, share, onChange }: GuessSliderProps) {
  const id = useId();
  const text = share === null ? 'no guess' : `${Math.round(share * 100)} of 100`;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <label htmlFor={id} className="shrink-0">
        <span className="sr-only">Guess for {spokenBits(result)}</span>
        <span aria-hidden>
          <Ket bits={result} />
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="h-11 w-24 min-w-0 grow accent-(--color-action)"
      />
      <span aria-hidden className="ml-auto min-w-20 text-right text-sm tabular-nums">
        {text}
      </span>
    </div>
  );
}

function OneResult({ digits, onGuess }: GuessFieldsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const isSound = text === '' || (text.length === digits && /^[01]+$/.test(text));
  return (
    <div className="clear-both flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-sm">
        Which result will come most often?
      </label>
      <input
        id={id}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={!isSound}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const next = event.currentTarget.value.trim();
          setText(next);
          onGuess(next.length === digits && /^[01]+$/.test(next) ? { [next]: 1 } : {});
        }}
        className="min-h-11 w-56 max-w-full rounded-control border-[1.5px] border-control bg-surface px-3 font-mono"
      />
      <span id={`${id}-hint`} className={`text-sm ${isSound ? 'text-ink-soft' : 'text-bad-ink'}`}>
        {digits} digits, each 0 or 1.
      </span>
    </div>
  );
}
