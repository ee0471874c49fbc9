import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { BitDot, BitToken } from '../../../diagrams/figures/bit-token.tsx';
import { Person } from '../../../diagrams/figures/person.tsx';
import { WaveLine } from '../../../diagrams/figures/wave-line.tsx';
import {
  errorsIn,
  isSifted,
  keyOf,
  showsEve,
  siftedOf,
  type Basis,
  type Bit,
  type Photon,
  type Post,
} from '../state.ts';

/** Positions in the drawing. */
const beam = 74;
const places = { alice: 92, eve: 180, bob: 268 } as const;
/** Milliseconds for one leg of a photon's flight. */
const leg = 250;

/** The latest photon on its way from Alice through the filters to Bob, and the growing key below. */
export function PostStage({ post }: { readonly post: Post }) {
  const photon = post.photons.at(-1);
  return (
    <div className="grid gap-1 pb-2">
      <svg viewBox="0 0 360 128" aria-hidden className="mx-auto block max-h-80 w-full">
        <WaveLine from={60} to={300} y={beam} className="stroke-line" />
        <Person name="Alice" x={36} y={beam - 14} />
        <Person name="Bob" x={324} y={beam - 14} />
        {post.setting !== 'off' && <Listener post={post} />}
        <Filter x={places.alice} basis={photon?.sentIn} />
        <Filter x={places.bob} basis={photon?.readIn} />
        {/* A photon of its own each time, so that it flies anew. */}
        {photon && <Flight key={post.photons.length} photon={photon} seesEve={showsEve(post)} />}
      </svg>
      <KeyStrip post={post} />
    </div>
  );
}

function Listener({ post }: { readonly post: Post }) {
  const isSeen = showsEve(post);
  const isCaught = isSeen && errorsIn(siftedOf(post).slice(0, post.compared)) > 0;
  if (!isSeen && post.verdict !== null) return null;
  return (
    <g>
      {isCaught && (
        <path d="M160 0h40l26 128h-92Z" className="animate-appear fill-points" opacity="0.3" />
      )}
      <Person name="Eve" x={places.eve} y={16} size={0.66} isHidden={!isSeen} />
      {isSeen && <Filter x={places.eve} basis={post.photons.at(-1)?.eve?.basis} />}
      {isCaught && (
        <text
          x={places.eve}
          y={125}
          textAnchor="middle"
          className="animate-appear fill-points font-heading text-[14px]"
        >
          Caught!
        </text>
      )}
    </g>
  );
}

/** A pane with slits, upright for the plain way and slanted for the mix way. */
function Filter({ x, basis }: { readonly x: number; readonly basis: Basis | undefined }) {
  return (
    <g transform={`translate(${x} ${beam})`}>
      <g
        className="fill-surface stroke-points transition-transform duration-200"
        style={{ transform: `rotate(${basis === '×' ? 45 : 0}deg)` }}
      >
        <rect x="-15" y="-15" width="30" height="30" rx="6" strokeWidth="2" fillOpacity="0.85" />
        <path d="M0-11V11M-11 0H11" strokeWidth="2" opacity={basis ? 0.9 : 0.3} />
      </g>
    </g>
  );
}

/** Angle of the photon's line from upright, in degrees. */
function turnOf(bit: Bit, basis: Basis): number {
  return (basis === '×' ? 45 : 0) + (bit === 1 ? 90 : 0);
}

function Flight({ photon, seesEve }: { readonly photon: Photon; readonly seesEve: boolean }) {
  const { sent, sentIn, read, readIn } = photon;
  const eve = seesEve ? photon.eve : undefined;
  const atEve = eve && turnOf(eve.saw, eve.basis);
  const atAlice = turnOf(sent, sentIn);
  return (
    <g>
      <BitDot bit={sent} x={places.alice} y={beam - 42} />
      {eve && (
        <>
          <Delayed by={leg}>
            <BitDot bit={eve.saw} x={places.eve + 30} y={beam - 42} radius={10} />
          </Delayed>
          <Leg
            from={places.alice}
            to={places.eve}
            bit={sent}
            turns={[atAlice, atEve ?? 0]}
            isPast
          />
        </>
      )}
      <Leg
        from={eve ? places.eve : places.alice}
        to={places.bob}
        bit={read}
        turns={[atEve ?? atAlice, turnOf(read, readIn)]}
        delay={eve ? leg : 0}
      />
      <Delayed by={eve ? 2 * leg : leg}>
        <BitDot bit={read} x={places.bob} y={beam - 42} />
      </Delayed>
      {!eve && (
        <text x="180" y="122" textAnchor="middle" className="fill-ink font-heading text-[13px]">
          {isSifted(photon) ? 'Same way: they keep it' : 'Different ways: they drop it'}
        </text>
      )}
    </g>
  );
}

interface LegProps {
  readonly from: number;
  readonly to: number;
  readonly bit: Bit;
  readonly turns: readonly [number, number];
  readonly delay?: number;
  /** The photon has flown on. */
  readonly isPast?: boolean;
}

/**
 * One leg of the flight. The photon's line turns on the way, to the direction that the filter at the end gives it.
 */
function Leg({ from, to, bit, turns: [before, after], delay = 0, isPast = false }: LegProps) {
  const style = {
    '--from-x': `${from - to}px`,
    '--from-turn': `${before - after}deg`,
    animationDelay: `${delay}ms`,
  } as CSSProperties;
  return (
    <g transform={`translate(${to} ${beam})`} opacity={isPast ? 0.35 : 1}>
      <g className="animate-arrive" style={style}>
        <g transform={`rotate(${after})`} className={bit === 0 ? 'stroke-zero' : 'stroke-one'}>
          <circle
            r="9"
            className={bit === 0 ? 'fill-zero-soft' : 'fill-one-soft'}
            strokeWidth="2"
          />
          <path d="M0-14V14" strokeWidth="3.5" strokeLinecap="round" />
        </g>
      </g>
    </g>
  );
}

function Delayed({ by, children }: { readonly by: number; readonly children: React.ReactNode }) {
  return (
    <g className="animate-appear" style={{ animationDelay: `${by}ms` }}>
      {children}
    </g>
  );
}

const maxShown = 22;
/** Number of them that fit side by side on a phone. */
const maxInRow = 10;

/** Hides a bit if all bits share one row, which shows only the latest ones. */
const onlyIfPiled = (at: number, count: number) =>
  at < Math.min(count, maxShown) - maxInRow &&
  '@max-sm/scene:hidden tall:in-[.alone]:@max-sm/scene:grid';

/** The kept bits: first those that were compared aloud and are no longer secret, then the key. */
function KeyStrip({ post }: { readonly post: Post }) {
  const compared = siftedOf(post).slice(0, post.compared);
  const key = keyOf(post);
  return (
    <div className="grid gap-1 px-3 text-sm">
      {/* Also while it is empty: the buttons below keep their places. */}
      <BitRow name="Compared">
        {compared.slice(-maxShown).map(({ sent, read }, at) => (
          <span
            key={at}
            className={clsx(
              'grid size-5 place-items-center rounded-full text-xs font-bold tall:in-[.alone]:@max-sm/scene:size-6',
              onlyIfPiled(at, compared.length),
              sent === read ? 'bg-good-soft text-good-ink' : 'bg-bad-soft text-bad-ink',
            )}
          >
            {sent === read ? '✓' : '✗'}
          </span>
        ))}
      </BitRow>
      <BitRow name={`Key: ${key.length}`}>
        {key.slice(-maxShown).map(({ read }, at) => (
          <BitToken
            key={key.length - at}
            bit={read}
            size="small"
            className={clsx(
              'animate-appear size-5! text-xs! tall:in-[.alone]:@max-sm/scene:size-6!',
              onlyIfPiled(at, key.length),
            )}
          />
        ))}
      </BitRow>
    </div>
  );
}

/** On a phone, the bits form rows below their name. */
const piled = clsx(
  'tall:in-[.alone]:@max-sm/scene:h-auto tall:in-[.alone]:@max-sm/scene:min-h-20',
  'tall:in-[.alone]:@max-sm/scene:flex-col tall:in-[.alone]:@max-sm/scene:items-start',
  'tall:in-[.alone]:@max-sm/scene:gap-1 tall:in-[.alone]:@max-sm/scene:[mask-image:none]',
);

function BitRow({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div
      aria-hidden
      className={clsx(
        'flex h-6 items-center gap-2 overflow-hidden [mask-image:linear-gradient(to_right,black_88%,transparent)]',
        piled,
      )}
    >
      <span className="w-19 shrink-0 text-ink-soft tabular-nums">{name}</span>
      <span className="flex gap-0.5 tall:in-[.alone]:@max-sm/scene:flex-wrap">{children}</span>
    </div>
  );
}
