import { useId, useRef, type PointerEvent } from 'react';

export interface AngleDialProps {
  /** Whose direction for what, as it is read out. */
  readonly name: string;
  /** What stands beside it: the question. */
  readonly label: string;
  /** From straight up, to the right when positive. */
  readonly degrees: number;
  readonly max: number;
  readonly step: number;
  readonly isActive?: boolean;
  readonly onTurn: (degrees: number) => void;
}

/** A direction to turn: its hand follows a finger; below it lies a native slider for keys and screen readers. */
export function AngleDial(props: AngleDialProps) {
  const { name, label, degrees, max, step, isActive = false, onTurn } = props;
  const id = useId();
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
      <label htmlFor={id} className="text-xs leading-tight">
        <span className="sr-only">{name}: </span>
        {label} <strong className="tabular-nums">{String(degrees).replace('-', '−')}°</strong>
      </label>
      <span
        className="relative block w-full max-w-16 touch-none vast:max-w-28 rounded-full has-focus-visible:outline-3 has-focus-visible:outline-action"
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
        <input
          id={id}
          type="range"
          min={-max}
          max={max}
          step={step}
          value={degrees}
          aria-valuetext={`${degrees} degrees`}
          onChange={(event) => onTurn(Number(event.currentTarget.value))}
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
        />
      </span>
    </div>
  );
}
