import { percent } from '@qubloom/contract';
import { RotateCcw, Scale } from 'lucide-react';
import { useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { LinkProblem } from '../page/link-problem.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import { PhotonTable } from './components/photon-table.tsx';
import type { Bb84Options } from './options.ts';
import {
  catchProbability,
  errorProbability,
  errorsIn,
  siftedOf,
  keyOf,
  maxPhotons,
  newPost,
  withCompared,
  withPhotons,
  withVerdict,
  type EveSetting,
  type Post,
} from './post-state.ts';

const comparedAtOnce = 20;

/** So many photons, or so many compared bits, are a run. */
const enoughPhotons = 50;

/** What is said aloud is about the last thing that was done. */
const texts = { sent: sentText, compared: errorText, verdict: verdictText } as const;

/** Photon post: send, keep, compare, and find out whether somebody listens. */
export function Bb84({ eve, photons, hasRules, hasChoice, problem }: Bb84Options) {
  const [random] = useState(() => createRandom(freshSeed()));
  const [post, setPost] = useState(() => withPhotons(newPost(eve, random), photons, random));
  const [announced, setAnnounced] = useState<keyof typeof texts>();
  const { isGrowing, run, stop } = useGrowingRun((count) => {
    const seed = random.nextUint32();
    setPost((now) => withPhotons(now, count, createRandom(seed)));
  });
  const isRun =
    post.compared >= comparedAtOnce ||
    (post.setting === 'off' && post.photons.length >= enoughPhotons);
  useReportRun(isRun && !isGrowing);
  const change = (next: Post, about: keyof typeof texts) => {
    stop();
    setPost(next);
    setAnnounced(about);
  };
  const send = (count: number) => {
    setAnnounced('sent');
    run(count);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-3 halves:grid-cols-[minmax(0,1fr)_15rem] halves:grid-rows-[repeat(6,auto)_1fr] sm:gap-5 sm:p-5">
      <LinkProblem problem={problem} />
      <p className={hasRules ? 'col-span-full' : 'sr-only'}>
        Alice sends each bit as a photon, upright + or slanted ×, as chance has it. Bob looks
        upright or slanted, as chance has it. With the same basis he reads what she sent.
      </p>
      {hasChoice && (
        <Choices
          label="Does Eve listen in?"
          options={eveOptions}
          chosen={post.setting}
          onChoose={(setting) => change(newPost(setting, random), 'sent')}
        />
      )}
      <SendButtons
        post={post}
        isGrowing={isGrowing}
        onSend={send}
        onRestart={() => change(newPost(post.setting, random), 'sent')}
      />
      <section aria-label="Compare" className="grid gap-3">
        <p className={hasRules ? 'text-sm text-ink-soft' : 'sr-only'}>
          They tell each other their bases, and keep the photons where both are the same. Then they
          compare some kept bits aloud. Those are no secret anymore.
        </p>
        <Button
          className="justify-self-start"
          variant="secondary"
          aria-disabled={isGrowing || siftedOf(post).length <= post.compared}
          onClick={() => {
            if (!isGrowing) change(withCompared(post, comparedAtOnce), 'compared');
          }}
        >
          <Scale aria-hidden /> Compare {comparedAtOnce} kept bits
        </Button>
      </section>
      {post.setting === 'hidden' && (
        <Verdict post={post} onSay={(verdict) => change(withVerdict(post, verdict), 'verdict')} />
      )}
      <div
        className={
          hasRules
            ? 'halves:col-start-2 halves:row-span-5 halves:row-start-2'
            : 'halves:col-start-2 halves:row-span-6 halves:row-start-1'
        }
      >
        <PhotonTable post={post} />
      </div>
      {post.compared > 0 && <Errors post={post} />}
      <p className="max-sm:text-sm">{sentText(post)}</p>
      <p aria-live="polite" className="sr-only">
        {announced && !isGrowing && texts[announced](post)}
      </p>
    </div>
  );
}

const eveOptions: readonly { readonly value: EveSetting; readonly label: string }[] = [
  { value: 'off', label: 'No' },
  { value: 'on', label: 'Yes' },
  { value: 'hidden', label: 'Keep it from me' },
];

interface SendButtonsProps {
  readonly post: Post;
  readonly isGrowing: boolean;
  readonly onSend: (count: number) => void;
  readonly onRestart: () => void;
}

function SendButtons({ post, isGrowing, onSend, onRestart }: SendButtonsProps) {
  const isFull = post.photons.length >= maxPhotons;
  return (
    <div className="flex flex-wrap gap-2">
      <OneTryButton
        variant="primary"
        isGrowing={isGrowing}
        onPress={() => {
          if (!isFull) onSend(1);
        }}
      >
        Send a photon
      </OneTryButton>
      <RunButton
        variant="secondary"
        isGrowing={isGrowing}
        onPress={() => {
          if (!isFull || isGrowing) onSend(100);
        }}
      >
        Send 100
      </RunButton>
      <Button variant="quiet" className="max-sm:w-11 max-sm:px-0" onClick={onRestart}>
        <RotateCcw aria-hidden /> <span className="max-sm:sr-only">Start again</span>
      </Button>
    </div>
  );
}

function sentText(post: Post): string {
  const sent = post.photons.length;
  if (sent === 0) return 'No photon has been sent yet.';
  const full = sent >= maxPhotons ? ' That is as many as this page takes.' : '';
  const sifted = siftedOf(post).length;
  const alike = sent - errorsIn(post.photons);
  return `${sent} ${sent === 1 ? 'photon' : 'photons'} sent. ${sifted} kept, as both bases were the same. In ${alike} of all Bob read what Alice wrote. ${keyOf(post).length} secret bits are left for the key.${full}`;
}

function errorText(post: Post): string {
  const compared = siftedOf(post).slice(0, post.compared);
  if (compared.length === 0) return 'Nothing has been compared yet.';
  const errors = errorsIn(compared);
  return `${errors} of ${compared.length} compared bits are wrong, that is ${percent(errors / compared.length)}. An Eve who listens to all would have been caught by now with a chance of ${percent(catchProbability(compared.length))}.`;
}

function verdictText({ verdict, isEveThere, compared }: Post): string {
  if (verdict === null) return '';
  const isRight = (verdict === 'there') === isEveThere;
  const truth = isEveThere ? 'Eve looked at every photon.' : 'Nobody listened.';
  const care =
    compared === 0
      ? 'You said so without comparing a single bit.'
      : `You compared ${compared} bits first.`;
  return `${isRight ? 'Yes.' : 'Not quite.'} ${truth} ${care}`;
}

function Errors({ post }: { readonly post: Post }) {
  const compared = siftedOf(post).slice(0, post.compared);
  const errors = errorsIn(compared);
  const { isAwaited } = useGuessRun();
  return (
    <div className="grid gap-3">
      <p className="max-sm:text-sm">{errorText(post)}</p>
      <div className="grid gap-2">
        <ShareBar
          name="Errors so far"
          share={compared.length === 0 ? null : errors / compared.length}
        />
        {!isAwaited && (
          <>
            <ShareBar name="Exact, no Eve" share={errorProbability(false)} tone="soft" />
            <ShareBar name="Exact, with Eve" share={errorProbability(true)} tone="line" />
          </>
        )}
      </div>
    </div>
  );
}

interface VerdictProps {
  readonly post: Post;
  readonly onSay: (verdict: 'there' | 'not-there') => void;
}

function Verdict({ post, onSay }: VerdictProps) {
  return (
    <section aria-label="Your verdict" className="grid gap-2 rounded-card bg-sunken p-3 sm:p-4">
      <h2 className="text-lg sm:text-xl">Was somebody listening?</h2>
      <div className="flex flex-wrap gap-2">
        {(['there', 'not-there'] as const).map((verdict) => (
          <Button
            key={verdict}
            variant="secondary"
            className="max-sm:px-2.5"
            aria-pressed={post.verdict === verdict}
            aria-disabled={post.verdict !== null}
            onClick={() => {
              if (post.verdict === null) onSay(verdict);
            }}
          >
            {verdict === 'there' ? 'Eve was there' : 'Nobody listened'}
          </Button>
        ))}
      </div>
      {post.verdict !== null && <p>{verdictText(post)}</p>}
    </section>
  );
}
