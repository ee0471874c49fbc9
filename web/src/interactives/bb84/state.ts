/**
 * Photon post: Alice sends bits as photons, Bob measures them, and they keep those with equal bases and compare
 * some. Source: Bennett and Brassard, 1984.
 */
import { maxPhotons } from '@qubloom/contract';
import {
  circuit,
  densityAfter,
  probabilityOf,
  smallStateAfter,
  type Random,
} from '@qubloom/quantum';

export type Bit = 0 | 1;
/** The plain way `+` keeps 0 and 1 as they are; the mix way `×` applies H to them. */
export type Basis = '+' | '×';
export type EveSetting = 'off' | 'on' | 'hidden';

export interface Photon {
  readonly sent: Bit;
  readonly sentIn: Basis;
  /** Eve's basis and result; absent if nobody listened. */
  readonly eve?: { readonly basis: Basis; readonly saw: Bit };
  readonly readIn: Basis;
  readonly read: Bit;
}

export interface Post {
  readonly setting: EveSetting;
  readonly isEveThere: boolean;
  /** Chance with which an Eve who is there looks at a photon. */
  readonly eveShare: number;
  readonly photons: readonly Photon[];
  /** Number of photons, from the first, whose ways they have told each other. */
  readonly told: number;
  /** Place of the first photon of the latest batch. */
  readonly batch: number;
  /** Number of sifted photons, from the first, that have been compared aloud. They are no longer secret. */
  readonly compared: number;
  /** The learner's verdict about Eve. */
  readonly verdict: 'there' | 'not-there' | null;
}

export function newPost(setting: EveSetting, random: Random, eveShare = 1): Post {
  const isEveThere = setting === 'on' || (setting === 'hidden' && random.next() < 0.5);
  const nothing = { photons: [], told: 0, batch: 0, compared: 0, verdict: null };
  return { setting, isEveThere, eveShare, ...nothing };
}

/** Sends photons. Bob looks in the chosen way, or by chance. */
export function withPhotons(post: Post, count: number, random: Random, readIn?: Basis): Post {
  const { photons, told, batch, isEveThere, eveShare } = post;
  const room = Math.min(count, maxPhotons - photons.length);
  const more = Array.from({ length: Math.max(room, 0) }, () =>
    onePhoton(isEveThere && (eveShare === 1 || random.next() < eveShare), random, readIn),
  );
  return {
    ...post,
    photons: [...photons, ...more],
    batch: told === photons.length ? told : batch,
  };
}

/** Alice and Bob tell each other their ways, and never a bit. */
export function withTold(post: Post): Post {
  return { ...post, told: post.photons.length };
}

/** Returns the number of photons whose ways are still unknown. */
export const untoldCount = ({ photons, told }: Post) => photons.length - told;

/** Returns true if both used the same basis. */
export const isSifted = ({ sentIn, readIn }: Photon) => sentIn === readIn;

/** Returns the photons with equal ways, among those whose ways were told. */
export function siftedOf({ photons, told }: Pick<Post, 'photons' | 'told'>): readonly Photon[] {
  return photons.slice(0, told).filter(isSifted);
}

/** A hidden Eve is revealed with the verdict. */
export function showsEve({ setting, verdict, isEveThere }: Post): boolean {
  return setting === 'on' || (setting === 'hidden' && verdict !== null && isEveThere);
}

export function withCompared(post: Post, count: number): Post {
  return { ...post, compared: Math.min(post.compared + count, siftedOf(post).length) };
}

export function withVerdict(post: Post, verdict: 'there' | 'not-there'): Post {
  return { ...post, verdict };
}

export function errorsIn(photons: readonly Photon[]): number {
  return photons.filter(({ sent, read }) => sent !== read).length;
}

/** Returns the bits that are left for the key: sifted and never compared aloud. */
export function keyOf(post: Post): readonly Photon[] {
  return siftedOf(post).slice(post.compared);
}

/** Returns the probability of at least one error among `compared` bits if Eve looks at this share of the photons. */
export function catchProbability(compared: number, eveShare = 1): number {
  return 1 - (1 - eveShare * errorProbability(true)) ** compared;
}

const bits: readonly Bit[] = [0, 1];
const bases: readonly Basis[] = ['+', '×'];

/** Returns the exact probability that a compared bit is wrong, over all bits and bases. */
export function errorProbability(isEveThere: boolean): number {
  const cases = bits.flatMap((sent) =>
    bases.flatMap((basis) =>
      (isEveThere ? bases : [null]).map((eve) => {
        const state = densityAfter(journey(sent, basis, eve, basis));
        return probabilityOf(state, { 0: sent === 0 ? 1 : 0 });
      }),
    ),
  );
  return cases.reduce((sum, probability) => sum + probability, 0) / cases.length;
}

/** The photon's path up to Bob's measurement: Eve measures in her basis and sends on her result. */
function journey(sent: Bit, sentIn: Basis, eve: Basis | null, readIn: Basis) {
  const builder = circuit(1, 2);
  if (sent === 1) builder.x(0);
  if (sentIn === '×') builder.h(0);
  if (eve === '×') builder.h(0);
  if (eve) builder.measure(0, 0);
  if (eve === '×') builder.h(0);
  if (readIn === '×') builder.h(0);
  return builder.build();
}

function onePhoton(isEveThere: boolean, random: Random, chosen?: Basis): Photon {
  const bit = (): Bit => (random.next() < 0.5 ? 0 : 1);
  const basis = (): Basis => (random.next() < 0.5 ? '+' : '×');
  const [sent, sentIn, eve] = [bit(), basis(), isEveThere ? basis() : null];
  const readIn = chosen ?? basis();
  const state = smallStateAfter(journey(sent, sentIn, eve, readIn), undefined, {
    seed: random.nextUint32(),
  });
  const probability = probabilityOf(state, { 0: 1 });
  const read =
    random.next() < (probability > 1 - 1e-9 ? 1 : probability < 1e-9 ? 0 : probability) ? 1 : 0;
  const saw = state.bits[0] === 1 ? 1 : 0;
  return { sent, sentIn, readIn, read, ...(eve && { eve: { basis: eve, saw } }) };
}
