import { clsx } from 'clsx';
import { Eye, RotateCcw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { ArrowDial } from '../../../diagrams/arrow/arrow-dial.tsx';
import { BitToken } from '../../../diagrams/figures/bit-token.tsx';
import { Person, type PersonName } from '../../../diagrams/figures/person.tsx';
import { WaveLine } from '../../../diagrams/figures/wave-line.tsx';
import { highestFirst, messageArrow, type Repair } from '../../../diagrams/lanes/messages.ts';
import { bitsOf, bobsArrow, nextText, turnOf, type Transfer } from '../state.ts';
import { useCarry, type Carry } from './use-carry.ts';

export interface TeleportStageProps {
  readonly transfer: Transfer;
  readonly onDock: () => void;
  readonly onLook: () => void;
  readonly onCarry: () => void;
  readonly onGate: (gate: keyof Repair) => void;
  readonly onAgain: () => void;
}

/** Alice's box, the line along which bits travel, and Bob's qubit with his two gates. All is done by hand. */
export function TeleportStage(props: TeleportStageProps) {
  const { transfer, onCarry } = props;
  return (
    <div className="grid gap-2 p-2 not-compact:gap-3 not-compact:p-4">
      <div className="grid grid-cols-2 gap-3 stacked:gap-16 @5xl/scene:gap-40">
        <Alice {...props} />
        <Bob {...props} />
      </div>
      <BitLine transfer={transfer} onCarry={onCarry} />
    </div>
  );
}

const dial = 'w-15 low:w-12 stacked:w-20 low:stacked:w-12 @5xl/scene:w-24';
const box = 'rounded-control border-2 bg-deep-raised';

/** As high as the message beside it, so that nothing moves when the message does. */
function Figure({ name }: { readonly name: PersonName }) {
  return (
    <div className="grid min-h-22 place-items-center low:min-h-17 stacked:min-h-26 low:stacked:min-h-17 @5xl/scene:min-h-32">
      <svg viewBox="-30 -16 60 72" aria-hidden className="h-16 low:h-12 @5xl/scene:h-24">
        <Person name={name} x={0} y={0} />
      </svg>
    </div>
  );
}

function Alice({ transfer, onDock, onLook, onAgain }: TeleportStageProps) {
  const { place, ...carried } = useCarry(onDock);
  const { stage } = transfer;
  const isFree = stage === 'free';
  return (
    <section
      aria-label="Alice"
      className="grid min-w-0 grid-cols-2 place-items-center content-start gap-x-1 gap-y-1.5 not-compact:gap-y-3"
    >
      <Figure name="Alice" />
      {stage === 'looked' && <Note>The message is gone here.</Note>}
      {/* The box: a place for the message, beside Alice's half of the pair. */}
      <div
        ref={place}
        className={clsx(
          box,
          'relative col-span-2 col-start-1 row-start-2 size-full',
          isFree ? 'border-dashed border-points' : 'border-line',
        )}
      >
        {stage !== 'looked' && <Link />}
      </div>
      <div className="relative col-start-1 row-start-2 grid justify-items-center py-1">
        <Half transfer={transfer} />
        <Name>{stage === 'looked' ? '1st bit' : 'Half'}</Name>
      </div>
      {isFree && (
        <span
          aria-hidden
          className={clsx(
            'relative col-start-2 row-start-2 grid size-14 place-items-center rounded-full border-2 border-dashed',
            'border-control text-center text-[0.7rem] leading-tight text-ink-soft low:size-12',
            '@5xl/scene:size-24 @5xl/scene:text-sm',
          )}
        >
          drop it here
        </span>
      )}
      <Message transfer={transfer} {...carried} />
      {/* One button, which keeps the focus when its words change. */}
      <button
        type="button"
        aria-disabled={isFree}
        onClick={stage === 'looked' ? onAgain : onLook}
        className={clsx(
          'col-span-2 inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 font-medium aria-disabled:opacity-55 [&_svg]:size-5',
          stage === 'docked'
            ? 'bg-deep-points text-[#1b1446]'
            : 'border-[1.5px] border-deep-soft text-deep-ink',
        )}
      >
        {stage === 'looked' ? <RotateCcw aria-hidden /> : <Eye aria-hidden />}
        {stage === 'looked' ? 'Send again' : 'Alice looks'}
      </button>
    </section>
  );
}

/** From Alice's box to Bob's. */
function Link() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      className="animate-appear pointer-events-none absolute top-1/3 left-full z-10 -ml-3 h-5 w-9 stacked:w-22 @5xl/scene:w-46"
    >
      <WaveLine from={0} to={100} y={12} length={32} className="stroke-points stroke-2" />
    </svg>
  );
}

function Half({ transfer }: { readonly transfer: Transfer }) {
  const bits = bitsOf(transfer);
  return bits ? (
    <Seen bit={bits[1]} />
  ) : (
    <ArrowDial arrow={{ x: 0, z: 0 }} name="Alice’s half" className={dial} />
  );
}

/** All that is left of a qubit after a look. */
function Seen({ bit }: { readonly bit: 0 | 1 }) {
  return (
    <span className={clsx('animate-appear grid aspect-square place-items-center', dial)}>
      <BitToken bit={bit} />
    </span>
  );
}

function Name({ children }: { readonly children: string }) {
  return (
    <span aria-hidden className="text-xs leading-tight text-ink-soft @5xl/scene:text-sm">
      {children}
    </span>
  );
}

/** Beside a person. */
function Note({ children }: { readonly children: string }) {
  return (
    <p className="text-center text-xs leading-tight text-ink-soft @5xl/scene:text-base">
      {children}
    </p>
  );
}

const movedBy = (offset: Carry['offset']): CSSProperties | undefined =>
  offset ? { transform: `translate(${offset.x}px, ${offset.y}px)`, zIndex: 20 } : undefined;

interface MessageProps extends Pick<Carry, 'grip' | 'offset'> {
  readonly transfer: Transfer;
}

/** Lies above the box, and then in it. */
function Message({ transfer, grip, offset }: MessageProps) {
  const { stage } = transfer;
  const bits = bitsOf(transfer);
  const isFree = stage === 'free';
  return (
    <button
      type="button"
      aria-label={
        isFree
          ? 'The message: put it into the box'
          : `The message ${bits ? 'is gone' : 'is in the box'}`
      }
      aria-disabled={!isFree}
      {...grip}
      style={{ ...movedBy(offset), '--from-y': '-70%' } as CSSProperties}
      className={clsx(
        'relative col-start-2 grid justify-items-center rounded-control select-none',
        isFree
          ? 'row-start-1 cursor-grab touch-none bg-action-soft p-0.5 ring-2 ring-action active:cursor-grabbing'
          : 'animate-arrive row-start-2 py-1',
      )}
    >
      {bits ? (
        <Seen bit={bits[0]} />
      ) : (
        <ArrowDial arrow={messageArrow(turnOf(transfer))} name="The message" className={dial} />
      )}
      <Name>{bits ? '2nd bit' : 'Message'}</Name>
    </button>
  );
}

const gates = [
  { gate: 'x', name: 'X', calls: '1st bit is 1' },
  { gate: 'z', name: 'Z', calls: '2nd bit is 1' },
] as const;

function Bob({ transfer, onGate }: TeleportStageProps) {
  const { repair, stage, areBitsWithBob } = transfer;
  return (
    <section
      aria-label="Bob"
      className="grid min-w-0 grid-cols-2 place-items-center content-start gap-x-1 gap-y-1.5 not-compact:gap-y-3"
    >
      <Figure name="Bob" />
      <Note>
        {areBitsWithBob ? 'dashed: the message' : stage === 'looked' ? 'no bits: a coin' : ''}
      </Note>
      <div className={clsx(box, 'col-span-2 grid size-full justify-items-center border-line py-1')}>
        <ArrowDial
          arrow={bobsArrow(transfer)}
          {...(areBitsWithBob && { ideal: messageArrow(turnOf(transfer)) })}
          name="Bob’s qubit"
          className={dial}
        />
        <Name>Bob’s qubit</Name>
      </div>
      <div className="col-span-2 grid w-full grid-cols-2 gap-1.5 stacked:w-60">
        {gates.map(({ gate, name, calls }) => (
          <button
            key={gate}
            type="button"
            aria-label={`${name}, if the ${calls}`}
            aria-pressed={repair[gate]}
            onClick={() => onGate(gate)}
            className={clsx(
              'grid min-h-11 place-items-center rounded-control border-2 px-0.5 font-mono text-lg leading-none font-semibold',
              repair[gate]
                ? 'border-points bg-deep-points text-[#1b1446]'
                : 'border-deep-soft text-deep-ink hover:bg-deep-raised',
            )}
          >
            {name}
            <span className="font-sans text-[0.7rem] leading-tight font-normal">{calls}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

interface BitLineProps {
  readonly transfer: Transfer;
  readonly onCarry: () => void;
}

/** The line from Alice to Bob. The two bits lie at one end of it. */
function BitLine({ transfer, onCarry }: BitLineProps) {
  const { place, grip, offset } = useCarry(onCarry);
  const bits = bitsOf(transfer);
  const { areBitsWithBob } = transfer;
  const shown = bits && highestFirst(bits);
  return (
    <div className="relative flex h-13 items-center rounded-full border-2 border-line bg-sunken px-1">
      <div
        ref={place}
        className={clsx('absolute inset-y-0 w-2/5', areBitsWithBob ? 'left-0' : 'right-0')}
      />
      <p
        aria-hidden
        className={clsx(
          'pointer-events-none absolute inset-y-0 grid place-items-center text-center text-sm leading-tight @5xl/scene:text-base',
          shown && !areBitsWithBob ? 'right-3 left-24' : shown ? 'right-24 left-3' : 'inset-x-3',
        )}
      >
        {nextText(transfer)}
      </p>
      {shown && (
        <button
          type="button"
          aria-label={`The two bits: ${areBitsWithBob ? 'take them back' : 'carry them to Bob'}`}
          {...grip}
          style={
            { ...movedBy(offset), '--from-x': areBitsWithBob ? '-150%' : '0' } as CSSProperties
          }
          className={clsx(
            'relative flex h-11 cursor-grab touch-none items-center gap-1 rounded-full bg-action-soft px-2 ring-2 ring-action select-none active:cursor-grabbing',
            areBitsWithBob ? 'animate-arrive ml-auto' : 'mr-auto',
          )}
        >
          {shown.map((bit, at) => (
            <BitToken key={at} bit={bit} className="size-8! text-lg!" />
          ))}
        </button>
      )}
    </div>
  );
}
