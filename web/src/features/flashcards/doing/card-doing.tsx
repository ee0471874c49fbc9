/** A card that is answered by doing. The engine grades it, at once in the page and again on the server. */
import type { CardAnswer, CardDoing as Doing, DoingOf } from '@qubloom/contract';
import {
  circuitGrid,
  circuitOfGrid,
  formatCircuitText,
  gradeCard,
  turnedGrid,
} from '@qubloom/curriculum';
import { smallStateAfter } from '@qubloom/quantum';
import { useReducer, useState } from 'react';
import { arrowOf } from '../../../diagrams/arrow/arrow.ts';
import { ArrowDial } from '../../../diagrams/arrow/arrow-dial.tsx';
import { PickChart } from '../../../diagrams/bars/pick-chart.tsx';
import { CircuitStrip } from '../../../diagrams/circuit-strip/circuit-strip.tsx';
import { editStrip, startStrip } from '../../../diagrams/circuit-strip/strip-state.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LabeledSlider } from '../../../ui/controls/labeled-slider.tsx';

export interface CardDoingProps {
  readonly doing: Doing;
  /** Label of the circuit for screen readers. */
  readonly question: string;
  readonly onPassed: (answer: CardAnswer) => void;
}

export function CardDoing({ doing, question, onPassed }: CardDoingProps) {
  const [feedback, setFeedback] = useState<{ readonly reason: string; readonly next: string }>();
  const check = async (answer: CardAnswer) => {
    const grade = await gradeCard(doing, answer);
    if (grade.passed) onPassed(answer);
    else setFeedback(grade);
  };
  const parts = { question, onCheck: (answer: CardAnswer) => void check(answer) };
  return (
    <div className="flex w-full max-w-xl flex-col gap-2">
      {doing.kind === 'build' && <Build doing={doing} {...parts} />}
      {doing.kind === 'turn' && <Turn doing={doing} {...parts} />}
      {doing.kind === 'histogram' && (
        <PickChart
          charts={doing.charts}
          onCheck={(choice) => void check({ kind: 'histogram', choice })}
        />
      )}
      <p role="status" className="text-[0.9375rem] leading-snug empty:hidden">
        {feedback && (
          <>
            <strong className="font-semibold">{feedback.reason}</strong> {feedback.next}
          </>
        )}
      </p>
    </div>
  );
}

interface PartProps<Kind extends Doing['kind']> {
  readonly doing: DoingOf<Kind>;
  readonly question: string;
  readonly onCheck: (answer: CardAnswer) => void;
}

function Build({ doing, question, onCheck }: PartProps<'build'>) {
  const [strip, edit] = useReducer(editStrip, circuitGrid(doing.starter), (starter) =>
    startStrip(starter),
  );
  return (
    <>
      <CircuitStrip label={question} state={strip} gates={doing.gates} onEdit={edit} />
      <Button
        className="self-start"
        onClick={() => onCheck({ kind: 'build', circuit: formatCircuitText(strip.grid) })}
      >
        Check
      </Button>
    </>
  );
}

function Turn({ doing, onCheck }: PartProps<'turn'>) {
  const [degrees, setDegrees] = useState(0);
  // The arrow stays in the plane of the dial only if all amplitudes are real.
  const isPlain = /^[^/]*$/.test(doing.circuit) && !/\b(?:RX|RZ|P|S|T|Y)\b/.test(doing.circuit);
  return (
    <>
      <div className="flex items-center gap-4">
        {isPlain && (
          <ArrowDial
            arrow={arrowOf(smallStateAfter(circuitOfGrid(turnedGrid(doing.circuit, degrees))), 0)}
            name="The qubit"
            className="w-28 shrink-0 low:w-20"
          />
        )}
        <div className="min-w-0 flex-1">
          <LabeledSlider
            label="Turn"
            value={degrees}
            min={0}
            max={180}
            step={5}
            text={`${degrees} degrees`}
            onChange={setDegrees}
          />
        </div>
      </div>
      <Button className="self-start" onClick={() => onCheck({ kind: 'turn', degrees })}>
        Check
      </Button>
    </>
  );
}
