import { maxPhotons, percent, type RematchLevel } from '@qubloom/contract';
import { Phone, Scale } from 'lucide-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { QubisPlan, RematchBar } from '../../diagrams/rematch/rematch-bar.tsx';
import { useRematch } from '../../diagrams/rematch/rematch.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { RunButton } from '../../diagrams/trials/run-button.tsx';
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
  untoldCount,
  withCompared,
  withPhotons,
  withTold,
  withVerdict,
  type Basis,
  type EveSetting,
  type Post,
} from './state.ts';

const comparedAtOnce = 10;
const qubisPhotons = 20;

/** The announcement is about the latest action. */
const texts = {
  sent: sentText,
  told: toldText,
  compared: errorText,
  verdict: verdictText,
} as const;

/** Photon post: send, keep, compare, and find out if somebody listens. */
export function View({ eve, photons, rules, choice, level, problem }: ViewProps<'bb84'>) {
  const [random] = useState(() => createRandom(freshSeed()));
  const rematch = useRematch('bb84', level);
  const [post, setPost] = useState(() =>
    level === undefined
      ? withPhotons(newPost(eve, random), photons, random)
      : newPost('hidden', random, eveShares[level]),
  );
  const [announced, setAnnounced] = useState<keyof typeof texts>();
  const { isGrowing, run, stop } = useGrowingRun((count) => {
    const seed = random.nextUint32();
    setPost((now) => withPhotons(now, count, createRandom(seed)));
  });
  const isRun =
    post.compared >= comparedAtOnce || (post.setting === 'off' && post.told >= qubisPhotons);
  useReportRun(isRun && !isGrowing);
  useSound(post.photons.length, flightSound(post));
  useSound(post.compared, errorsIn(comparedOf(post)) > 0 ? 'bad' : 'good');
  useSound(Number(post.verdict !== null && !isVerdictRight(post)), 'bad');
  const change = (next: Post, about: keyof typeof texts | undefined) => {
    stop();
    setPost(next);
    setAnnounced(about);
  };
  const restart = () => change(newPost(post.setting, random, post.eveShare), undefined);
  const say = (verdict: 'there' | 'not-there') => {
    const next = withVerdict(post, verdict);
    change(next, 'verdict');
    rematch?.end(isVerdictRight(next));
  };
  const isFull = post.photons.length >= maxPhotons;
  const look = (way: Basis) => {
    if (!isGrowing && !isFull) change(withPhotons(post, 1, random, way), 'sent');
  };
  const letQubi = () => {
    if (isFull && !isGrowing) return;
    setAnnounced('sent');
    run(qubisPhotons);
  };

  return (
    <InteractiveLayout
      goal={goals[post.setting]}
      success={
        post.verdict !== null &&
        isVerdictRight(post) &&
        `Yes. ${truthOf(post)} You compared ${post.compared} bits first.`
      }
      shape="side"
      problem={problem}
      rematch={
        rematch && (
          <RematchBar
            rematch={rematch}
            onLevel={(next) => change(newPost('hidden', random, eveShares[next]), undefined)}
          />
        )
      }
      stage={<PostStage post={post} />}
      controls={
        <>
          {!(rematch && post.verdict !== null) && (
            <>
              <LookButtons isDisabled={isGrowing || isFull} onLook={look} />
              <div className="flex flex-wrap gap-2">
                <RunButton variant="secondary" isGrowing={isGrowing} onPress={letQubi}>
                  Let Qubi do {qubisPhotons}
                </RunButton>
                <Button
                  variant="secondary"
                  aria-disabled={isGrowing || untoldCount(post) === 0}
                  onClick={() => {
                    if (!isGrowing && untoldCount(post) > 0) change(withTold(post), 'told');
                  }}
                >
                  <Phone aria-hidden /> Tell the ways
                </Button>
                <Button
                  variant="secondary"
                  aria-disabled={isGrowing || siftedOf(post).length <= post.compared}
                  onClick={() => {
                    if (!isGrowing && siftedOf(post).length > post.compared) {
                      change(withCompared(post, comparedAtOnce), 'compared');
                    }
                  }}
                >
                  <Scale aria-hidden /> Check {comparedAtOnce}{' '}
                  <span className={clsx(rematch && 'low:sr-only')}>kept bits</span>
                </Button>
              </div>
            </>
          )}
          {post.setting === 'hidden' && (
            <Verdict post={post} onSay={say} onNext={rematch && restart} />
          )}
        </>
      }
      result={
        choice &&
        !rematch && (
          // In a low window, the answer needs its place.
          <div className={clsx(post.verdict !== null && 'low:hidden')}>
            <Choices
              isPlain
              label="Does Eve listen in?"
              options={eveOptions}
              chosen={post.setting}
              onChoose={(setting) => change(newPost(setting, random), 'sent')}
            />
          </div>
        )
      }
      message={
        announced &&
        !isGrowing && (
          <>
            {texts[announced](post)}
            <QubisPlan rematch={rematch}>{planText(post)}</QubisPlan>
          </>
        )
      }
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
      // A rematch ends with a verdict, so nobody can leave a letter that looks bad.
      {...(rematch ? {} : { onRestart: post.photons.length > 0 ? restart : null })}
    />
  );
}

const goals: Readonly<Record<EveSetting, string>> = {
  off: 'You are Bob. Plain or mix: how do you look?',
  on: 'Eve looks, too. Can you catch her?',
  hidden: 'You are Bob. Is somebody listening in?',
};

function Rules() {
  return (
    <p>
      Alice sends each bit as a photon, in the plain way + or in the mix way ×. A coin decides. You
      are Bob, and you choose how to look. With the same way you read what she sent. Then you tell
      each other the ways, and keep the photons with the same one. At last you check some kept bits
      aloud. Those are no secret anymore.
    </p>
  );
}

const eveOptions: readonly { readonly value: EveSetting; readonly label: string }[] = [
  { value: 'off', label: 'No' },
  { value: 'on', label: 'Yes' },
  { value: 'hidden', label: 'Keep it from me' },
];

interface LookButtonsProps {
  readonly isDisabled: boolean;
  readonly onLook: (way: Basis) => void;
}

const ways = [
  { way: '+', name: 'plain' },
  { way: '×', name: 'mix' },
] as const;
const wayName = (way: Basis) => (way === '+' ? 'plain' : 'mix');

/** Bob's choice for the next photon. */
function LookButtons({ isDisabled, onLook }: LookButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {ways.map(({ way, name }) => (
        <Button
          key={way}
          size="large"
          className="low:min-h-11"
          aria-label={`Look in the ${name} way`}
          aria-disabled={isDisabled}
          onClick={() => onLook(way)}
        >
          <span aria-hidden className="font-mono text-2xl leading-none">
            {way}
          </span>
          Look {name}
        </Button>
      ))}
    </div>
  );
}

function sentText(post: Post): string {
  const { photons, told, batch } = post;
  const last = photons.at(-1);
  if (!last) return 'No photon has been sent yet.';
  const full = photons.length >= maxPhotons ? ' That is as many as this page takes.' : '';
  const waiting = photons.length - Math.max(told, batch);
  return waiting === 1
    ? `You read ${last.read}, in the ${wayName(last.readIn)} way. Was it Alice’s way?${full}`
    : `${waiting} photons read. Which ones in Alice’s way? Tell each other.${full}`;
}

function toldText(post: Post): string {
  const batch = post.photons.slice(post.batch);
  const kept = batch.filter(isSifted).length;
  return `Same way for ${kept} of ${batch.length}. You keep these, and drop the rest.`;
}

function countedText(post: Post): string {
  const { photons, told } = post;
  return `Photons sent: ${photons.length}. Ways told: ${told}. Kept because both ways were the same: ${siftedOf(post).length}. Secret bits left for the key: ${keyOf(post).length}.`;
}

const comparedOf = (post: Post) => siftedOf(post).slice(0, post.compared);

/** The sound of a photon is that of the bit that Bob read. */
function flightSound({ photons }: Post): Sound {
  const photon = photons.at(-1);
  return photon ? soundOf(photon.read) : 'click';
}

function errorText(post: Post): string {
  const compared = comparedOf(post);
  if (compared.length === 0) return 'Nothing has been compared yet.';
  const errors = errorsIn(compared);
  return `${errors} of ${compared.length} compared bits are wrong, that is ${percent(errors / compared.length)}.`;
}

const isVerdictRight = ({ verdict, isEveThere }: Post) => (verdict === 'there') === isEveThere;

const truthOf = ({ isEveThere, eveShare }: Post) =>
  isEveThere ? `Eve looked at ${shareText(eveShare)}.` : 'Nobody listened.';

const shareText = (share: number) =>
  share === 1 ? 'every photon' : `one photon in ${Math.round(1 / share)}`;

/** The chance with which Eve looks at a photon. */
const eveShares: Readonly<Record<RematchLevel, number>> = { 1: 1, 2: 1 / 2, 3: 1 / 4 };

/** Qubi's words about Eve's plan. */
function planText({ isEveThere, eveShare, compared }: Post): string {
  const caught = percent(catchProbability(compared, eveShare));
  const bits = compared === 1 ? '1 bit' : `${compared} bits`;
  return isEveThere
    ? `My plan for Eve: look at only ${shareText(eveShare)}. Then ${bits} give her away with a chance of ${caught}. Check more of them first.`
    : `Nobody was there, and without Eve no checked bit is ever wrong. An Eve who looks at ${shareText(eveShare)} shows up in ${bits} with a chance of ${caught}.`;
}

/** A right verdict is a success, which says it. */
function verdictText(post: Post): string {
  const { verdict, compared } = post;
  if (verdict === null || isVerdictRight(post)) return '';
  return `Not quite. ${truthOf(post)} You compared ${compared} ${compared === 1 ? 'bit' : 'bits'} first.`;
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
  /** Begins the next letter of a rematch. */
  readonly onNext: (() => void) | undefined;
}

function Verdict({ post, onSay, onNext }: VerdictProps) {
  if (onNext && post.verdict !== null) return <Button onClick={onNext}>Next letter</Button>;
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
