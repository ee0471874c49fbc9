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
  untoldCount,
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
  const isTold = untoldCount(post) === 0;
  return (
    <div className="grid gap-1 pb-2">
      <svg viewBox="0 0 360 128" aria-hidden className="mx-auto block max-h-80 w-full">
        <WaveLine from={60} to={300} y={beam} className="stroke-line" />
        <Person name="Alice" x={36} y={beam - 14} />
        <Person name="Bob" x={324} y={beam - 14} />
        {post.setting !== 'off' && <Listener post={post} />}
        <Filter x={places.alice} basis={isTold ? photon?.sentIn : undefined} isHidden={!isTold} />
        <Filter x={places.bob} basis={photon?.readIn} />
        {/* A photon of its own each time, so that it flies anew. */}
        {photon && (
          <Flight
            key={post.photons.length}
            photon={photon}
            seesEve={showsEve(post)}
            isTold={isTold}
          />
        )}
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

interface FilterProps {
  readonly x: number;
  readonly basis: Basis | undefined;
  /** Bob doesn't know it yet. */
  readonly isHidden?: boolean;
}

/** A pane with slits, upright for the plain way and slanted for the mix way. */
function Filter({ x, basis, isHidden = false }: FilterProps) {
  return (
    <g transform={`translate(${x} ${beam})`}>
      <g
        className="fill-surface stroke-points transition-transform duration-200"
        style={{ transform: `rotate(${basis === '×' ? 45 : 0}deg)` }}
      >
        <rect x="-15" y="-15" width="30" height="30" rx="6" strokeWidth="2" fillOpacity="0.85" />
        {!isHidden && <path d="M0-11V11M-11 0H11" strokeWidth="2" opacity={basis ? 0.9 : 0.3} />}
      </g>
      {isHidden && (
        <text y="6" textAnchor="middle" className="fill-points font-heading text-[17px]">
          ?
        </text>
      )}
    </g>
  );
}

/** Angle of the photon's line from upright, in degrees. */
function turnOf(bit: Bit, basis: Basis): number {
  return (basis === '×' ? 45 : 0) + (bit === 1 ? 90 : 0);
}

interface FlightProps {
  readonly photon: Photon;
  readonly seesEve: boolean;
  /** Alice's way is known. */
  readonly isTold: boolean;
}

function Flight({ photon, seesEve, isTold }: FlightProps) {
  const { read, readIn } = photon;
  const eve = seesEve ? photon.eve : undefined;
  const arrival = eve ? 2 * leg : leg;
  return (
    <g>
      {eve && (
        <>
          <Delayed by={leg}>
            <BitDot bit={eve.saw} x={places.eve + 30} y={beam - 42} radius={10} />
          </Delayed>
          <Leg from={places.alice} to={places.eve} />
        </>
      )}
      <Leg from={eve ? places.eve : places.alice} to={places.bob} delay={eve ? leg : 0} />
      <Delayed by={arrival}>
        <Photon bit={read} basis={readIn} />
        <BitDot bit={read} x={places.bob} y={beam - 42} />
      </Delayed>
      {isTold && !eve && (
        <text x="180" y="122" textAnchor="middle" className="fill-ink font-heading text-[13px]">
          {isSifted(photon) ? 'Same way: they keep it' : 'Different ways: they drop it'}
        </text>
      )}
    </g>
  );
}

/** The photon behind Bob's filter, with a line in the direction that he saw. */
function Photon({ bit, basis }: { readonly bit: Bit; readonly basis: Basis }) {
  return (
    <g
      transform={`translate(${places.bob} ${beam}) rotate(${turnOf(bit, basis)})`}
      className={bit === 0 ? 'stroke-zero' : 'stroke-one'}
    >
      <circle r="9" className={bit === 0 ? 'fill-zero-soft' : 'fill-one-soft'} strokeWidth="2" />
      <path d="M0-14V14" strokeWidth="3.5" strokeLinecap="round" />
    </g>
  );
}

interface LegProps {
  readonly from: number;
  readonly to: number;
  readonly delay?: number;
}

/** One leg of the flight. Nobody sees what the photon carries before a look. */
function Leg({ from, to, delay = 0 }: LegProps) {
  const style = { '--from-x': `${from - to}px`, animationDelay: `${delay}ms` } as CSSProperties;
  return (
    <g transform={`translate(${to} ${beam})`} opacity="0.6">
      <circle
        r="8"
        strokeWidth="2"
        className="animate-arrive fill-points-soft stroke-points"
        style={style}
      />
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

/** The latest batch as Bob read it, the bits that were compared aloud and are no secret anymore, and the key. */
function KeyStrip({ post }: { readonly post: Post }) {
  const batch = post.photons.slice(post.batch).slice(-maxShown);
  const isTold = untoldCount(post) === 0;
  const compared = siftedOf(post).slice(0, post.compared);
  const key = keyOf(post);
  return (
    <div className="grid gap-1 px-3 text-sm">
      {/* Also while they are empty: the buttons below keep their places. */}
      <BitRow name="Bob read" isWrapped>
        {batch.map((photon, at) => (
          <span
            key={post.photons.length - batch.length + at}
            className={clsx(
              'inline-flex animate-appear items-center',
              isTold && !isSifted(photon) && 'opacity-25',
            )}
          >
            <BitToken bit={photon.read} size="small" className={token} />
            <span className="font-mono text-xs leading-none">{photon.readIn}</span>
          </span>
        ))}
      </BitRow>
      <BitRow name="Compared">
        {compared.slice(-maxShown).map(({ sent, read }, at) => (
          <span
            key={at}
            className={clsx(
              'grid size-5 place-items-center rounded-full text-xs font-bold',
              sent === read ? 'bg-good-soft text-good-ink' : 'bg-bad-soft text-bad-ink',
            )}
          >
            {sent === read ? '✓' : '✗'}
          </span>
        ))}
      </BitRow>
      <BitRow name={`Key: ${key.length}`}>
        {key.slice(-maxShown).map(({ read }, at) => (
          <BitToken key={key.length - at} bit={read} size="small" className={token} />
        ))}
      </BitRow>
    </div>
  );
}

const token = 'animate-appear size-5! text-xs!';

interface BitRowProps {
  readonly name: string;
  /** On a phone, in two lines. */
  readonly isWrapped?: boolean;
  readonly children: React.ReactNode;
}

function BitRow({ name, isWrapped = false, children }: BitRowProps) {
  return (
    <div
      aria-hidden
      className={clsx(
        'flex items-center gap-2 overflow-hidden',
        isWrapped
          ? 'h-6 @max-sm/scene:h-17 @max-sm/scene:items-start low:h-6'
          : 'h-6 [mask-image:linear-gradient(to_right,black_88%,transparent)]',
      )}
    >
      <span className="w-19 shrink-0 text-ink-soft tabular-nums">{name}</span>
      <span className={clsx('flex gap-0.5', isWrapped && '@max-sm/scene:flex-wrap')}>
        {children}
      </span>
    </div>
  );
}
