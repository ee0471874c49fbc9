import { useRef, type PointerEvent } from 'react';
import { SliderBelow } from './slider-below.tsx';

export interface AngleDialProps {
  /** Name for screen readers, which says whose direction it is and for what. */
  readonly name: string;
  /** The question beside it. */
  readonly label: string;
  /** From straight up; positive to the right. */
  readonly degrees: number;
  readonly max: number;
  readonly step: number;
  readonly isActive?: boolean;
  readonly onTurn: (degrees: number) => void;
}

/** A dial for a direction. Its hand follows a finger; the native slider below it is for keys and screen readers. */
export function AngleDial(props: AngleDialProps) {
  const { name, label, degrees, max, step, isActive = false, onTurn } = props;
  const face = useRef<SVGSVGElement>(null);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = face.current?.getBoundingClientRect();
    if (!box) return;
    const across = event.clientX - (box.left + box.width / 2);
    const up = box.top + box.height / 2 - event.clientY;
    const turned = (Math.atan2(across, up) * 180) / Math.PI;
    // A look along a line is the same from its other end.
    const folded = turned > 90 ? turned - 180 : turned < -90 ? turned + 180 : turned;
    onTurn(Math.max(-max, Math.min(max, Math.round(folded / step) * step)));
  };
  return (
    <div className="relative grid min-w-0 justify-items-center text-center">
      <span aria-hidden className="text-xs leading-tight">
        {label} <strong className="block tabular-nums">{String(degrees).replace('-', '−')}°</strong>
      </span>
      <span
        className="relative block w-full max-w-16 touch-none select-none @5xl/scene:max-w-28 rounded-full has-focus-visible:outline-3 has-focus-visible:outline-action"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <svg ref={face} aria-hidden viewBox="-24 -24 48 48" className="block w-full cursor-grab">
          <circle
            r="21"
            className={isActive ? 'fill-action-soft stroke-points' : 'fill-sunken stroke-control'}
            strokeWidth={isActive ? 2.5 : 1.5}
          />
          <g
            style={{ transform: `rotate(${degrees}deg)` }}
            className="transition-transform duration-150"
          >
            <path d="M0 15V-17" className="stroke-action" strokeWidth="3" strokeLinecap="round" />
            <circle cy="-17" r="5" className="fill-action stroke-ink" strokeWidth="1.5" />
          </g>
        </svg>
        <SliderBelow
          label={name}
          value={degrees}
          min={-max}
          max={max}
          step={step}
          spoken={`${degrees} degrees`}
          onChange={onTurn}
        />
      </span>
    </div>
  );
}
