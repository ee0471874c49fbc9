import { RotateCcw, Scale, Send } from 'lucide-react';
import { useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { percent } from '../../diagrams/bars/amplitudes.ts';
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

/** Photon post: send, keep, compare, and find out whether somebody listens. */
export function Bb84({ eve, photons, problem }: Bb84Options) {
  const [random] = useState(() => createRandom(freshSeed()));
  const [post, setPost] = useState(() => withPhotons(newPost(eve, random), photons, random));
  const [heard, setHeard] = useState('');
  const isFull = post.photons.length >= maxPhotons;
  const change = (next: Post, say: (post: Post) => string) => {
    setPost(next);
    setHeard(say(next));
  };
  const send = (count: number) => change(withPhotons(post, count, random), sentText);
  const startAgain = (setting: EveSetting) => change(newPost(setting, random), sentText);
  const sifted = siftedOf(post);
  const canCompare = sifted.length > post.compared;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5">
      <LinkProblem problem={problem} />
      <p>
        Alice sends each bit as a photon, upright + or slanted ×, as chance has it. Bob looks
        upright or slanted, as chance has it. With the same basis he reads what she sent.
      </p>
      <Choices
        label="Does Eve listen in?"
        options={[
          { value: 'off', label: 'No' },
          { value: 'on', label: 'Yes' },
          { value: 'hidden', label: 'Keep it from me' },
        ]}
        chosen={post.setting}
        onChoose={startAgain}
      />
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isFull} onClick={() => send(1)}>
          <Send aria-hidden /> Send a photon
        </Button>
        <Button variant="secondary" aria-disabled={isFull} onClick={() => send(10)}>
          Send 10
        </Button>
        <Button variant="secondary" aria-disabled={isFull} onClick={() => send(100)}>
          Send 100
        </Button>
        <Button variant="quiet" onClick={() => startAgain(post.setting)}>
          <RotateCcw aria-hidden /> Start again
        </Button>
      </div>
      <p>{sentText(post)}</p>
      <PhotonTable post={post} />
      <section aria-label="Compare" className="grid gap-3">
        <h2 className="text-xl">Compare some bits</h2>
        <p className="text-sm text-ink-soft">
          They tell each other their bases, and keep the photons where both are the same. Then they
          compare some kept bits aloud. Those are no secret any more.
        </p>
        <Button
          className="justify-self-start"
          aria-disabled={!canCompare}
          onClick={() => change(withCompared(post, comparedAtOnce), errorText)}
        >
          <Scale aria-hidden /> Compare {comparedAtOnce} kept bits
        </Button>
        <Errors post={post} />
      </section>
      {post.setting === 'hidden' && (
        <Verdict post={post} onSay={(verdict) => change(withVerdict(post, verdict), verdictText)} />
      )}
      <p aria-live="polite" className="sr-only">
        {heard}
      </p>
    </div>
  );
}

function sentText(post: Post): string {
  const sent = post.photons.length;
  if (sent === 0) return 'No photon has been sent yet.';
  const full = sent >= maxPhotons ? ' That is as many as this page takes.' : '';
  const sifted = siftedOf(post).length;
  return `${sent} ${sent === 1 ? 'photon' : 'photons'} sent. ${sifted} kept, as both bases were the same. ${keyOf(post).length} secret bits are left for the key.${full}`;
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
  return (
    <div className="grid gap-3">
      <p>{errorText(post)}</p>
      <div className="grid gap-2">
        <ShareBar
          name="Errors so far"
          share={compared.length === 0 ? null : errors / compared.length}
        />
        <ShareBar name="Exact, no Eve" share={errorProbability(false)} tone="soft" />
        <ShareBar name="Exact, with Eve" share={errorProbability(true)} tone="line" />
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
    <section aria-label="Your verdict" className="grid gap-3 rounded-card bg-sunken p-4">
      <h2 className="text-xl">Was somebody listening?</h2>
      <div className="flex flex-wrap gap-2">
        {(['there', 'not-there'] as const).map((verdict) => (
          <Button
            key={verdict}
            variant="secondary"
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
      <p className="min-h-7">{verdictText(post)}</p>
    </section>
  );
}
