import { clsx } from 'clsx';
import { BitToken } from '../../../diagrams/figures/bit-token.tsx';
import {
  isSifted,
  showsEve,
  siftedOf,
  type Basis,
  type Bit,
  type Photon,
  type Post,
} from '../state.ts';

const maxShown = 5;

/** The latest photons: what was sent, what Eve did, what Bob read, and which bits they keep. */
export function PhotonTable({ post }: { readonly post: Post }) {
  const { photons, told, compared } = post;
  const seesEve = showsEve(post);
  const comparedPhotons = new Set(siftedOf(post).slice(0, compared));
  const first = Math.max(photons.length - maxShown, 0);
  const heads = ['No.', 'Alice', ...(seesEve ? ['Eve'] : []), 'Bob', 'Kept?'];
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-1 text-left text-ink-soft">
        {photons.length > maxShown
          ? `The last ${maxShown} of ${photons.length} photons`
          : 'The photons'}
      </caption>
      <thead>
        <tr className="border-b border-line">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-2 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {photons.slice(first).map((photon, at) => (
          <tr key={first + at} className="h-9 border-b border-line">
            <th scope="row" className="pr-2 font-normal text-ink-soft tabular-nums">
              {first + at + 1}
            </th>
            <td className="pr-2">
              {/* A kept bit that was not compared is a secret. */}
              <BitIn
                bit={!isSifted(photon) || comparedPhotons.has(photon) ? photon.sent : null}
                basis={photon.sentIn}
                isHidden={first + at >= told}
              />
            </td>
            {seesEve && (
              <td className="pr-2">
                {photon.eve && <BitIn bit={photon.eve.saw} basis={photon.eve.basis} />}
              </td>
            )}
            <td className="pr-2">
              <BitIn bit={photon.read} basis={photon.readIn} />
            </td>
            <td className={clsx(isSifted(photon) ? 'font-medium' : 'text-ink-soft')}>
              {first + at >= told ? 'not yet' : siftedText(photon, comparedPhotons.has(photon))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function siftedText(photon: Photon, isCompared: boolean): string {
  if (!isSifted(photon)) return 'dropped';
  if (!isCompared) return 'kept';
  return photon.sent === photon.read ? 'compared: same' : 'compared: error';
}

interface BitInProps {
  /** Null if nobody but Alice knows it. */
  readonly bit: Bit | null;
  readonly basis: Basis;
  /** Neither the bit nor the way is known. */
  readonly isHidden?: boolean;
}

function BitIn({ bit, basis, isHidden = false }: BitInProps) {
  return (
    <span className="inline-flex items-center gap-1.5 font-mono">
      <BitToken bit={isHidden ? null : bit} size="small" />
      {!isHidden && (
        <>
          <span aria-hidden className="text-lg">
            {basis}
          </span>
          <span className="sr-only">{basis === '+' ? 'in the plain way' : 'in the mix way'}</span>
        </>
      )}
    </span>
  );
}
