import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { OutcomeHistogram } from '../../../diagrams/bars/outcome-histogram.tsx';
import { BitDot } from '../../../diagrams/figures/bit-token.tsx';
import { InteractiveLayout } from '../../../diagrams/interactive-layout/interactive-layout.tsx';
import { playSound, soundOf } from '../../../ui/feedback/sounds.ts';
import { drawEach } from '../../../diagrams/trials/draws.ts';
import { useGuessRun, useReportRun } from '../../../diagrams/trials/guess-run.ts';
import { RunButton } from '../../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../../diagrams/trials/use-growing-run.ts';

/** Marbles in the bag. Each draw is put back. */
export interface Marbles {
  readonly zeros: number;
  readonly ones: number;
}

const few = [1, 10] as const;
const many = [100, 1000] as const;
/** Number of draws that completes a run. */
const enough = 100;
/** Maximum number of marbles on the shelf. */
const maxRolled = 9;

export interface MarbleBagProps extends Marbles {
  /** A choice of bags, if there are several. */
  readonly choice?: ReactNode;
  readonly problem?: string | undefined;
}

interface Drawn extends Marbles {
  /** The latest draws, the newest last. */
  readonly latest: readonly (0 | 1)[];
}

const nothing: Drawn = { zeros: 0, ones: 0, latest: [] };

/** A bag of marbles that roll out, and a histogram that grows with each draw. */
export function MarbleBag({ choice, problem, ...bag }: MarbleBagProps) {
  const [drawn, setDrawn] = useState(nothing);
  const [random] = useState(() => createRandom(freshSeed()));
  const { ghost } = useGuessRun();
  const { isGrowing, run, stop } = useGrowingRun((tries) => {
    const marbles = drawEach(bag.ones / (bag.zeros + bag.ones), tries, random);
    const ones = marbles.filter((marble) => marble === 1).length;
    playSound(soundOf(marbles.at(-1) ?? 0));
    setDrawn((now) => ({
      zeros: now.zeros + tries - ones,
      ones: now.ones + ones,
      latest: [...now.latest, ...marbles].slice(-maxRolled),
    }));
  });
  const draws = drawn.zeros + drawn.ones;
  useReportRun(draws >= enough && !isGrowing);

  return (
    <InteractiveLayout
      goal="Draw marbles. What rolls out of the bag?"
      shape="wide"
      problem={problem}
      stage={<RollingMarbles bag={bag} latest={drawn.latest} draws={draws} />}
      controls={
        <>
          {choice}
          <div className="flex flex-wrap gap-2">
            {few.map((tries) => (
              <Button
                key={tries}
                variant={tries === 1 ? 'primary' : 'secondary'}
                className="px-3"
                aria-disabled={isGrowing}
                onClick={() => {
                  if (!isGrowing) run(tries);
                }}
              >
                Draw {tries}
              </Button>
            ))}
            {isGrowing ? (
              <RunButton isGrowing onPress={() => run(enough)}>
                Draw {enough}
              </RunButton>
            ) : (
              many.map((tries) => (
                <Button key={tries} variant="secondary" className="px-3" onClick={() => run(tries)}>
                  Draw {tries}
                </Button>
              ))
            )}
          </div>
        </>
      }
      result={
        <div aria-live={isGrowing ? 'off' : 'polite'}>
          <DrawnMarbles {...drawn} ghost={ghost} />
        </div>
      }
      onRestart={
        draws > 0
          ? () => {
              stop();
              setDrawn(nothing);
            }
          : null
      }
    />
  );
}

/** Histogram of the draws from a bag. */
export function DrawnMarbles({
  zeros,
  ones,
  ghost,
}: Marbles & Pick<Parameters<typeof OutcomeHistogram>[0], 'ghost'>) {
  return (
    <OutcomeHistogram
      counts={[
        { outcome: '0', count: zeros },
        { outcome: '1', count: ones },
      ]}
      ghost={ghost}
      isTall
    />
  );
}

/** The opening of the bag, and the end of the shelf. */
const mouth = { x: 128, y: 116 };
const shelfStep = 25;

interface RollingMarblesProps {
  readonly bag: Marbles;
  readonly latest: readonly (0 | 1)[];
  readonly draws: number;
}

/** The bag, and a shelf with the marbles that rolled out last. Each draw is put back. */
function RollingMarbles({ bag, latest, draws }: RollingMarblesProps) {
  const inside = [...Array<0>(bag.zeros).fill(0), ...Array<1>(bag.ones).fill(1)];
  return (
    <>
      <ul aria-label="Marbles in the bag" className="sr-only">
        {inside.map((value, at) => (
          <li key={at}>{value}</li>
        ))}
      </ul>
      <svg
        viewBox="0 10 360 128"
        aria-hidden
        className="mx-auto block max-h-80 w-full tall:in-[.alone]:@5xl/scene:max-h-100 in-[.asked]:@max-sm/scene:max-h-22 in-[.asked]:low:max-h-18 lg:tall:in-[.grand]:max-h-52"
      >
        <path
          d="M46 20q-8 14 4 24-38 34-32 70 4 20 46 20 44 0 50-22 2-10-4-22-10-26-32-46 10-10 4-24-18 8-36 0Z"
          className="fill-deep-raised stroke-action"
          strokeWidth="2.5"
        />
        <path d="M52 44q16 6 32 0" className="stroke-points" fill="none" strokeWidth="4" />
        {inside.map((value, at) => (
          <BitDot
            key={at}
            bit={value}
            x={44 + 22 * (at % 3) + (at > 2 ? 11 : 0)}
            y={at > 2 ? 92 : 114}
            radius={10}
          />
        ))}
        <path d="M112 130H356" className="stroke-control" strokeWidth="2" />
        {latest.map((value, at) => {
          const number = draws - latest.length + at;
          const x = mouth.x + shelfStep * (latest.length - 1 - at) + 12;
          return (
            <g
              key={number}
              className="transition-transform duration-200"
              style={{ transform: `translate(${x}px, ${mouth.y}px)` }}
            >
              <g
                className="animate-arrive"
                style={
                  {
                    '--from-x': '-34px',
                    '--from-y': '-14px',
                    '--from-turn': '-300deg',
                  } as CSSProperties
                }
              >
                <BitDot bit={value} x={0} y={0} radius={12} />
              </g>
            </g>
          );
        })}
      </svg>
    </>
  );
}
