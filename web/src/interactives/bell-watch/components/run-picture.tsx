import { clsx } from 'clsx';
import { Baby, Bell, BellOff, BellRing } from 'lucide-react';
import { arrowOf, type Arrow } from '../../../diagrams/arrow/arrow.ts';
import { BitDot } from '../../../diagrams/figures/bit-token.tsx';
import { arrowAfterOne, arrowAt, type Run, type TurnCount } from '../state.ts';
import { cellsIn, type Cell } from './cells.ts';

export interface RunPictureProps {
  readonly turns: TurnCount;
  /** Null before the first run. */
  readonly run: Run | null;
  /** Moments that have passed, with a part of the current one. */
  readonly time: number;
  readonly bell: 'working' | 'broken' | 'hidden';
}

const dial = { x: 54, y: 76, radius: 44 };
const moments = { x: 144, y: 8, width: 168, height: 136 };
const largestCell = 58;

/** One run: the large arrow with the bell on the left, and all moments on the right. */
export function RunPicture({ turns, run, time, bell }: RunPictureProps) {
  const passed = run ? Math.min(run.moments, Math.floor(time)) : 0;
  const isOver = run !== null && passed === run.moments;
  const rings = isOver && run.rang;
  const cells = cellsIn(moments, turns, largestCell);
  return (
    <>
      <text x={dial.x} y="22" textAnchor="middle" className={clsx(poleClass, 'fill-deep-zero')}>
        0
      </text>
      <text x={dial.x} y="142" textAnchor="middle" className={clsx(poleClass, 'fill-deep-one')}>
        1
      </text>
      <Dial
        cell={{ ...dial, size: 2 * dial.radius }}
        arrow={bell === 'hidden' ? null : run ? arrowAt(run, time) : { x: 0, z: 1 }}
        {...(!run && { before: arrowAfterOne(turns) })}
      />
      <SleepingBaby isAwake={rings} />
      {isOver && run.end !== null && (
        <BitDot bit={run.end} x={120} y={76} radius={15} className="animate-appear" />
      )}
      <BellIcon bell={bell} rings={rings} />
      {cells.map((cell, at) => (
        <MomentCell
          key={at}
          cell={cell}
          run={run}
          at={at}
          isPassed={at < passed}
          isNow={run !== null && !isOver && at === passed}
          isCovered={bell === 'hidden'}
        />
      ))}
    </>
  );
}

const poleClass = 'font-mono text-[15px] font-semibold';

function BellIcon({
  bell,
  rings,
}: {
  readonly bell: RunPictureProps['bell'];
  readonly rings: boolean;
}) {
  const Icon = rings ? BellRing : bell === 'broken' ? BellOff : Bell;
  return (
    <g className={clsx(rings && 'animate-appear')}>
      <Icon
        x={104}
        y={108}
        width={32}
        height={32}
        className={rings ? 'fill-deep-points text-deep-points' : 'text-deep-soft'}
      />
      {bell === 'hidden' && !rings && (
        <text x="120" y="128" textAnchor="middle" className="fill-deep-soft text-[13px] font-bold">
          ?
        </text>
      )}
    </g>
  );
}

/** Next door, as long as nothing rings. */
function SleepingBaby({ isAwake }: { readonly isAwake: boolean }) {
  return (
    <g className={isAwake ? 'fill-deep-points text-deep-points' : 'fill-deep-soft text-deep-soft'}>
      <Baby x={102} y={14} width={28} height={28} className="fill-none" />
      <text x="130" y="18" className={clsx('text-[14px] font-bold', isAwake && 'animate-appear')}>
        {isAwake ? '!' : 'z'}
      </text>
    </g>
  );
}

interface MomentCellProps {
  readonly cell: Cell;
  readonly run: Run | null;
  readonly at: number;
  readonly isPassed: boolean;
  readonly isNow: boolean;
  readonly isCovered: boolean;
}

/** A dashed arrow in front of the bell, and a full one after it. */
function MomentCell({ cell, run, at, isPassed, isNow, isCovered }: MomentCellProps) {
  const moment = run?.path.moments[at];
  if (!run || !moment || !isPassed) {
    return (
      <circle
        cx={cell.x}
        cy={cell.y}
        r={cell.size * 0.42}
        className={clsx('fill-none', isNow ? 'stroke-deep-points' : 'stroke-deep-line')}
        strokeWidth={isNow ? 2 : 1}
      />
    );
  }
  if (run.rang && at === run.moments - 1) {
    const size = cell.size * 0.86;
    return (
      <BellRing
        x={cell.x - size / 2}
        y={cell.y - size / 2}
        width={size}
        height={size}
        className="fill-deep-points text-deep-points"
      />
    );
  }
  return (
    <Dial
      cell={{ ...cell, size: cell.size * 0.84 }}
      arrow={isCovered ? null : arrowOf(moment.after, 0)}
      before={arrowOf(moment.turned, 0)}
    />
  );
}

interface DialProps {
  readonly cell: Cell;
  /** Null if it is covered. */
  readonly arrow: Arrow | null;
  /** Drawn dashed. */
  readonly before?: Arrow;
}

/** Up is 0, and down is 1. */
function Dial({ cell: { x, y, size }, arrow, before }: DialProps) {
  const length = size * 0.4;
  const width = Math.max(1.2, size / 16);
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round">
      <circle r={size / 2} className="fill-deep-raised stroke-deep-soft" strokeWidth="1" />
      {!arrow && size > 12 && (
        <text
          y={size * 0.17}
          textAnchor="middle"
          fontSize={size * 0.5}
          className="fill-deep-soft font-bold"
        >
          ?
        </text>
      )}
      {arrow && before && (
        <line
          x2={length * before.x}
          y2={-length * before.z}
          className="stroke-deep-soft"
          strokeWidth={width * 0.7}
          strokeDasharray={`${width} ${width * 1.6}`}
        />
      )}
      {arrow && (
        <g className="fill-deep-points stroke-deep-points">
          <line x2={length * arrow.x} y2={-length * arrow.z} strokeWidth={width} />
          <circle cx={length * arrow.x} cy={-length * arrow.z} r={width} stroke="none" />
        </g>
      )}
    </g>
  );
}
