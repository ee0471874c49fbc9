import { useId, useState } from 'react';
import { feeling, strengthAtQubi } from '../wave-pool-state.ts';
import { WavePicture } from './wave-picture.tsx';

const sentences = {
  add: 'Crest meets crest: the waves add up.',
  between: 'A bit of both: the waves partly add.',
  cancel: 'Crest meets dip: the waves cancel.',
} as const;

/** Two waves that the reader shifts against each other, with Qubi between them, who feels their sum. */
export function WavePool() {
  const [shift, setShift] = useState(0);
  const sliderId = useId();
  const sentence = sentences[feeling(shift)];
  return (
    <figure className="deep-window overflow-hidden rounded-window shadow-card">
      <WavePicture shift={shift} />
      <figcaption className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 border-t border-deep-line bg-deep-raised px-5 py-4 sm:px-6">
        <div>
          <label htmlFor={sliderId} className="block font-heading text-lg font-semibold">
            Slide the <span className="text-deep-one">coral</span> wave
          </label>
          {/* The slider says it to screen readers: an <output> would announce it once more. */}
          <p className="text-[0.9375rem] text-deep-soft">{sentence}</p>
        </div>
        <p className="font-heading text-2xl font-semibold text-deep-points tabular-nums">
          {Math.round(strengthAtQubi(shift) * 100)}%
          <span className="sr-only"> of full strength at Qubi</span>
        </p>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={360}
          step={5}
          value={shift}
          aria-valuetext={`${shift} degrees. ${sentence}`}
          onChange={(event) => setShift(event.currentTarget.valueAsNumber)}
          className="wave-slider col-span-2"
        />
      </figcaption>
    </figure>
  );
}
