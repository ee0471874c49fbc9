import { ChevronLeft, ChevronRight, Eye, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { freshSeed } from '@qubloom/quantum';
import { percent } from '../../lib/amplitudes.ts';
import { formatPart } from '../../lib/arrow.ts';
import { messageArrow } from '../../lib/messages.ts';
import { ArrowDial } from '../../ui/arrow-dial.tsx';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { LabelledSlider } from '../../ui/labelled-slider.tsx';
import { LinkProblem } from '../../ui/link-problem.tsx';
import { MessageLane } from '../../ui/message-lane.tsx';
import { NumberTable } from '../../ui/number-table.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import type { TeleporterOptions } from './options.ts';
import {
  arrived,
  chanceOfOne,
  messageChance,
  newTransfer,
  onesAmong,
  scenesOf,
  turnOf,
  withBits,
  withStep,
  type Transfer,
} from './transfer-state.ts';

const looksAtOnce = 200;

/** Message lanes: the state of a qubit is sent with a linked pair and two bits. */
export function Teleporter({ degrees, bits, problem }: TeleporterOptions) {
  const [transfer, setTransfer] = useState(() => newTransfer(degrees, bits, freshSeed()));
  const [ones, setOnes] = useState<number | null>(null);
  const scenes = useMemo(() => scenesOf(transfer), [transfer]);
  const scene = scenes[transfer.step];
  const isLast = transfer.step === scenes.length - 1;

  const change = (next: Transfer) => {
    setTransfer(next);
    setOnes(null);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5">
      <LinkProblem problem={problem} />
      <section
        aria-label="The message"
        className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line bg-surface p-4 shadow-card"
      >
        <ArrowDial
          arrow={messageArrow(turnOf(transfer))}
          name="The message"
          className="w-28 shrink-0"
        />
        <div className="min-w-0 flex-1 basis-56">
          <LabelledSlider
            label="The message’s arrow, turned from 0 by"
            value={transfer.degrees}
            min={0}
            max={180}
            step={5}
            words={`${transfer.degrees}°`}
            onChange={(turned) => change(newTransfer(turned, transfer.bits, transfer.seed))}
          />
          <p className="text-sm text-ink-soft">
            Its chance of 1 is {percent(messageChance(transfer))}.
          </p>
        </div>
      </section>
      <Choices
        label="The two bits"
        options={[
          { value: 'send', label: 'Send them' },
          { value: 'hold', label: 'Hold them back' },
        ]}
        chosen={transfer.bits}
        onChoose={(chosen) => change(withBits(transfer, chosen))}
      />
      {scene && (
        <section aria-label="The story" className="grid gap-3">
          <p className="min-h-20 rounded-control bg-points-soft px-4 py-2.5 text-points-ink">
            <span className="block text-sm">
              Step {transfer.step + 1} of {scenes.length}
            </span>
            {scene.said}
          </p>
          <div className="grid gap-3 sm:grid-cols-2">
            <MessageLane who="Alice" items={scene.alice} isActive={scene.active !== 'Bob'} />
            <MessageLane who="Bob" items={scene.bob} isActive={scene.active !== 'Alice'} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              aria-disabled={transfer.step === 0}
              onClick={() => change(withStep(transfer, -1))}
            >
              <ChevronLeft aria-hidden /> Back
            </Button>
            {isLast ? (
              <Button
                onClick={() => change(newTransfer(transfer.degrees, transfer.bits, freshSeed()))}
              >
                <RotateCcw aria-hidden /> Once more
              </Button>
            ) : (
              <Button onClick={() => change(withStep(transfer, 1))}>
                Next <ChevronRight aria-hidden />
              </Button>
            )}
          </div>
        </section>
      )}
      <Proof
        transfer={transfer}
        ones={ones}
        onLook={() => setOnes(onesAmong(transfer, looksAtOnce, freshSeed()))}
      />
      <p aria-live="polite" className="sr-only">
        {ones === null ? scene?.said : countedWords(ones)}
      </p>
    </div>
  );
}

function countedWords(ones: number): string {
  return `${ones} of ${looksAtOnce} of Bob’s qubits showed 1.`;
}

interface ProofProps {
  readonly transfer: Transfer;
  readonly ones: number | null;
  readonly onLook: () => void;
}

function Proof({ transfer, ones, onLook }: ProofProps) {
  const message = messageArrow(turnOf(transfer));
  const bob = arrived(transfer);
  return (
    <section aria-label="Did it arrive?" className="grid gap-3">
      <h2 className="text-xl">Did it arrive?</h2>
      <p className="text-sm text-ink-soft">
        Send {looksAtOnce} messages like this one, {transfer.bits === 'send' ? 'with' : 'without'}{' '}
        their bits. Bob looks at each of his qubits once.
      </p>
      <Button className="justify-self-start" variant="secondary" onClick={onLook}>
        <Eye aria-hidden /> Send {looksAtOnce} and look
      </Button>
      <p className="min-h-7">{ones !== null && countedWords(ones)}</p>
      <div className="grid gap-2">
        <ShareBar name="Bob counted 1" share={ones === null ? null : ones / looksAtOnce} />
        <ShareBar name="Bob, exact" share={chanceOfOne(bob)} tone="soft" />
        <ShareBar name="The message" share={chanceOfOne(message)} tone="line" />
      </div>
      <NumberTable
        caption="The message and what Bob has at the end"
        head={['Qubit', 'Arrow up', 'Arrow to the side', 'Chance of 1']}
        rows={[
          [
            'The message',
            formatPart(message.z),
            formatPart(message.x),
            percent(chanceOfOne(message)),
          ],
          ['Bob’s qubit', formatPart(bob.z), formatPart(bob.x), percent(chanceOfOne(bob))],
        ]}
      />
    </section>
  );
}
