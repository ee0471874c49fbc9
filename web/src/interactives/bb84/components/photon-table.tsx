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
  const { photons, compared } = post;
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
              <BitIn bit={photon.sent} basis={photon.sentIn} />
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
              {siftedText(photon, comparedPhotons.has(photon))}
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

function BitIn({ bit, basis }: { readonly bit: Bit; readonly basis: Basis }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-mono">
      <BitToken bit={bit} size="small" />
      <span aria-hidden className="text-lg">
        {basis}
      </span>
      <span className="sr-only">{basis === '+' ? 'in the plain way' : 'in the mix way'}</span>
    </span>
  );
}
