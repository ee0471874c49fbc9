import { maxPhotons, percent } from '@qubloom/contract';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { soundOf, useSound, type Sound } from '../../ui/feedback/sounds.ts';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import { PhotonTable } from './components/photon-table.tsx';
import { PostStage } from './components/post-stage.tsx';
import type { ViewProps } from '../interactive.ts';
import {
  catchProbability,
  errorProbability,
  errorsIn,
  isSifted,
  siftedOf,
  keyOf,
  newPost,
  withCompared,
  withPhotons,
  withVerdict,
  type EveSetting,
  type Post,
} from './state.ts';

const comparedAtOnce = 20;

/** Number of photons, or of compared bits, in a run. */
const enoughPhotons = 50;

/** The announcement is about the latest action. */
const texts = { sent: sentText, compared: errorText, verdict: verdictText } as const;

/** Photon post: send, keep, compare, and find out if somebody listens. */
export function View({ eve, photons, rules, choice, problem }: ViewProps<'bb84'>) {
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
  useSound(post.photons.length, flightSound(post));
  useSound(post.compared, errorsIn(comparedOf(post)) > 0 ? 'bad' : 'good');
  useSound(Number(post.verdict !== null && !isVerdictRight(post)), 'bad');
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
    <InteractiveLayout
      goal={goals[post.setting]}
      success={
        post.verdict !== null &&
        isVerdictRight(post) &&
        `You compared ${post.compared} photons before you decided.`
      }
      shape="wide"
      problem={problem}
      stage={<PostStage post={post} />}
      controls={
        <>
          {choice && (
            <Choices
              label="Does Eve listen in?"
              options={eveOptions}
              chosen={post.setting}
              onChoose={(setting) => change(newPost(setting, random), 'sent')}
            />
          )}
          <SendButtons post={post} isGrowing={isGrowing} onSend={send} />
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
          {post.setting === 'hidden' && (
            <Verdict
              post={post}
              onSay={(verdict) => change(withVerdict(post, verdict), 'verdict')}
            />
          )}
        </>
      }
      message={announced && !isGrowing && texts[announced](post)}
      numbers={
        <>
          <div className="grid content-start gap-2 text-sm">
            {rules && <Rules />}
            <p>{countedText(post)}</p>
            {post.compared > 0 && <Errors post={post} />}
          </div>
          <PhotonTable post={post} />
        </>
      }
      onRestart={
        post.photons.length > 0 ? () => change(newPost(post.setting, random), 'sent') : null
      }
    />
  );
}

const goals: Readonly<Record<EveSetting, string>> = {
  off: 'Send photons. Can two people make a secret?',
  on: 'Eve looks each time. Can you catch her?',
  hidden: 'Is somebody listening in? Find out.',
};

function Rules() {
  return (
    <p>
      Alice sends each bit as a photon, in the plain way + or in the mix way ×. A coin decides. Bob
      tosses a coin, too, and looks in one of the two ways. With the same way he reads what she
      sent. They tell each other their ways, and keep the photons where both are the same. Then they
      compare some kept bits aloud. Those are no secret anymore.
    </p>
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
}

function SendButtons({ post, isGrowing, onSend }: SendButtonsProps) {
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
    </div>
  );
}

function sentText(post: Post): string {
  const sent = post.photons.length;
  if (sent === 0) return 'No photon has been sent yet.';
  const full = sent >= maxPhotons ? ' That is as many as this page takes.' : '';
  return `${sent} ${sent === 1 ? 'photon' : 'photons'} sent. ${siftedOf(post).length} kept.${full}`;
}

function countedText(post: Post): string {
  const same = post.photons.length - errorsIn(post.photons);
  return `Photons sent: ${post.photons.length}. Bob read what Alice wrote in ${same} of them. Kept because both ways were the same: ${siftedOf(post).length}. Secret bits left for the key: ${keyOf(post).length}.`;
}

const comparedOf = (post: Post) => siftedOf(post).slice(0, post.compared);

/** The sound of a kept photon is that of its bit. */
function flightSound({ photons }: Post): Sound {
  const photon = photons.at(-1);
  return photon && isSifted(photon) ? soundOf(photon.read) : 'click';
}

function errorText(post: Post): string {
  const compared = comparedOf(post);
  if (compared.length === 0) return 'Nothing has been compared yet.';
  const errors = errorsIn(compared);
  return `${errors} of ${compared.length} compared bits are wrong, that is ${percent(errors / compared.length)}.`;
}

const isVerdictRight = ({ verdict, isEveThere }: Post) => (verdict === 'there') === isEveThere;

function verdictText(post: Post): string {
  const { verdict, isEveThere, compared } = post;
  if (verdict === null) return '';
  const truth = isEveThere ? 'Eve looked at every photon.' : 'Nobody listened.';
  const care =
    compared === 0
      ? 'You said so without comparing a single bit.'
      : `You compared ${compared} bits first.`;
  return `${isVerdictRight(post) ? 'Yes.' : 'Not quite.'} ${truth} ${care}`;
}

/** The counted errors beside the exact ones. */
function Errors({ post }: { readonly post: Post }) {
  const compared = comparedOf(post);
  const { isAwaited } = useGuessRun();
  return (
    <>
      <ShareBar name="Errors so far" share={errorsIn(compared) / Math.max(compared.length, 1)} />
      {!isAwaited && (
        <>
          <ShareBar name="Exact, no Eve" share={errorProbability(false)} tone="soft" />
          <ShareBar name="Exact, with Eve" share={errorProbability(true)} tone="line" />
          <p>
            An Eve who listens to all would have been caught by now with a chance of{' '}
            {percent(catchProbability(compared.length))}.
          </p>
        </>
      )}
    </>
  );
}

interface VerdictProps {
  readonly post: Post;
  readonly onSay: (verdict: 'there' | 'not-there') => void;
}

function Verdict({ post, onSay }: VerdictProps) {
  return (
    <section aria-label="Your verdict" className="flex flex-wrap gap-2">
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
    </section>
  );
}
