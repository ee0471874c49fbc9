import { clsx } from 'clsx';
import { useId, useRef, useState, type PointerEvent } from 'react';
import {
  findGate,
  type GateOperation,
  type GridCell,
  type ParameterSource,
} from '@qubloom/quantum';
import { angleChange, angleOf } from '../edits/adjustments.ts';
import { readAngle, snappedAngle, angleStep } from './angle-text.ts';
import { useLab } from '../lab-context.tsx';
import { timeParameter } from '../state/lab-reducer.ts';
import { spokenAngle, writtenAngle } from '../announcements/angles.ts';
import { Chip } from '../toolbar/tool-button.tsx';

interface AngleControlProps {
  readonly operation: GateOperation;
  readonly at: GridCell;
  readonly parameter: number;
  readonly name: string;
}

const presets: readonly number[] = [0, 1 / 6, 1 / 4, 1 / 3, 1 / 2, 1, -1 / 2].map(
  (n) => n * Math.PI,
);

export function AngleControls({ operation, at }: Pick<AngleControlProps, 'operation' | 'at'>) {
  return operation.parameters.map((_, parameter) => (
    <AngleControl
      key={parameter}
      operation={operation}
      at={at}
      parameter={parameter}
      name={angleName(operation.gate, parameter)}
    />
  ));
}

/** Returns the name of an angle if the gate has several. */
function angleName(gate: string, parameter: number): string {
  const names = findGate(gate)?.parameters ?? [];
  const name = names[parameter];
  return names.length > 1 && name ? `Angle ${name}` : 'Angle';
}

/** One angle: a dial for the finger, a slider, a field for fractions of pi, and buttons for common angles. */
function AngleControl({ operation, at, parameter, name }: AngleControlProps) {
  const { state, dispatch } = useLab();
  const slider = useId();
  const pulls = useRef(0);
  const source = operation.sources?.[parameter] ?? null;
  const isTimed = source?.name === timeParameter;
  const angle = angleOf(operation, parameter);
  const set = (next: number, gesture?: string) => {
    const change = angleChange(operation, at, parameter, next);
    dispatch({ ...change, ...(gesture && { gesture }) });
  };
  const pull = () => `${at.column},${at.wire},${parameter},${pulls.current}`;
  const title = isTimed ? `${name} at the start` : name;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 compact:gap-x-2 compact:gap-y-1">
      <Dial
        angle={angle}
        onStart={() => {
          pulls.current++;
        }}
        onTurn={(next) => set(next, pull())}
      />
      <div className="min-w-40 flex-1">
        <label htmlFor={slider} className="text-sm font-medium">
          {title}: <span className="font-mono">{writtenAngle(angle)}</span>
        </label>
        <input
          id={slider}
          type="range"
          min={-24}
          max={24}
          step={1}
          value={Math.round(angle / angleStep)}
          aria-valuetext={spokenAngle(angle)}
          onPointerDown={() => {
            pulls.current++;
          }}
          onChange={(event) =>
            set(snappedAngle(Number(event.currentTarget.value) * angleStep), pull())
          }
          className="block h-11 w-full accent-(--color-action)"
        />
      </div>
      <AngleField key={angle} title={title} angle={angle} onSet={(next) => set(next)} />
      <div
        role="group"
        aria-label={`Usual angles for ${title}`}
        className="flex max-w-full gap-1 overflow-x-auto"
      >
        {presets.map((preset) => (
          <Chip
            key={preset}
            label={spokenAngle(preset)}
            isOn={Math.abs(preset - angle) < 1e-9}
            onPress={() => set(preset)}
          >
            {writtenAngle(preset)}
          </Chip>
        ))}
      </div>
      <TimeControl
        source={isTimed ? source : null}
        isOffered={state.level !== 'first-steps'}
        angle={angle}
        onSource={(next) => dispatch({ kind: 'set-source', at, parameter, source: next })}
      />
    </div>
  );
}

interface TimeControlProps {
  /** The way the angle follows the time; null if it is constant. */
  readonly source: ParameterSource | null;
  readonly isOffered: boolean;
  readonly angle: number;
  readonly onSource: (source: ParameterSource | null) => void;
}

function TimeControl({ source, isOffered, angle, onSource }: TimeControlProps) {
  return (
    <>
      {isOffered && (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={source !== null}
            onChange={(event) =>
              onSource(
                event.currentTarget.checked
                  ? { name: timeParameter, times: 2 * Math.PI, plus: angle }
                  : null,
              )
            }
            className="size-5 accent-(--color-action)"
          />
          Turns with time
        </label>
      )}
      {source && (
        <label className="flex items-center gap-2 text-sm">
          Turns in one round
          <select
            value={String(Math.round((source.times / Math.PI) * 2))}
            onChange={(event) =>
              onSource({ ...source, times: (Number(event.currentTarget.value) * Math.PI) / 2 })
            }
            className="min-h-11 rounded-control border border-control bg-surface px-2"
          >
            <option value="1">a quarter</option>
            <option value="2">half</option>
            <option value="4">one</option>
            <option value="8">two</option>
            <option value="-4">one, backwards</option>
          </select>
        </label>
      )}
    </>
  );
}

function AngleField({
  title,
  angle,
  onSet,
}: {
  readonly title: string;
  readonly angle: number;
  readonly onSet: (angle: number) => void;
}) {
  const [text, setText] = useState(writtenAngle(angle));
  const help = useId();
  const isWrong = readAngle(text) === null;
  const take = () => {
    const read = readAngle(text);
    if (read !== null && text !== writtenAngle(angle)) onSet(read);
  };
  return (
    <span className="flex items-center gap-2">
      <input
        type="text"
        aria-label={`${title}, written`}
        aria-describedby={help}
        aria-invalid={isWrong}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
        className="h-11 w-24 rounded-control border-[1.5px] border-control bg-surface px-2 text-center font-mono aria-invalid:border-bad"
      />
      <span
        id={help}
        className={clsx('max-w-40 text-xs text-ink-soft', !isWrong && 'compact:sr-only')}
      >
        {isWrong ? 'Write it like pi/4 or 45°.' : 'pi/4, 0.5 or 45°'}
      </span>
    </span>
  );
}

interface DialProps {
  readonly angle: number;
  readonly onStart: () => void;
  readonly onTurn: (angle: number) => void;
}

/** A clock hand that a finger can turn. The slider beside it does the same for keys and screen readers. */
function Dial({ angle, onStart, onTurn }: DialProps) {
  const turn = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - frame.left - frame.width / 2;
    const y = frame.top + frame.height / 2 - event.clientY;
    const next = snappedAngle(Math.atan2(y, x));
    if (Math.abs(next - angle) > 1e-9) onTurn(next);
  };
  return (
    <svg
      aria-hidden
      viewBox="-30 -30 60 60"
      className="size-16 cursor-grab touch-none compact:hidden"
      onPointerDown={(event) => {
        onStart();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        turn(event);
      }}
      onPointerMove={turn}
    >
      <circle r={27} className="fill-sunken stroke-control" strokeWidth={2} />
      {Array.from({ length: 12 }, (_, i) => (
        <line
          key={i}
          x1={23}
          x2={26}
          transform={`rotate(${i * 30})`}
          className="stroke-control"
          strokeWidth={1.5}
        />
      ))}
      <g transform={`rotate(${(-angle * 180) / Math.PI})`}>
        <line x1={0} x2={19} className="stroke-action" strokeWidth={4} strokeLinecap="round" />
        <circle cx={19} r={6} className="fill-action" />
      </g>
      <circle r={3} className="fill-ink" />
    </svg>
  );
}
