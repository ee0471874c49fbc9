import { clsx } from 'clsx';
import { siftedOf, type Basis, type Bit, type Photon, type Post } from '../post-state.ts';

/** The table is as high from the start, so that nothing below it moves while photons come. */
const maxShown = 5;

/** The latest photons: what was sent, what Eve did, what Bob read, and what they keep. */
export function PhotonTable({ post }: { readonly post: Post }) {
  const { photons, compared, setting, verdict } = post;
  const showsEve =
    setting === 'on' || (setting === 'hidden' && verdict !== null && post.isEveThere);
  const comparedPhotons = new Set(siftedOf(post).slice(0, compared));
  const first = Math.max(photons.length - maxShown, 0);
  const free = Math.max(maxShown - photons.length, 0);
  const heads = ['No.', 'Alice', ...(showsEve ? ['Eve'] : []), 'Bob', 'Kept?'];
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
            {showsEve && (
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
        {Array.from({ length: free }, (_, at) => (
          <tr key={photons.length + at} aria-hidden className="h-9 border-b border-line">
            <td colSpan={heads.length} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isSifted({ sentIn, readIn }: Photon): boolean {
  return sentIn === readIn;
}

function siftedText(photon: Photon, isCompared: boolean): string {
  if (!isSifted(photon)) return 'dropped';
  if (!isCompared) return 'kept';
  return photon.sent === photon.read ? 'compared: same' : 'compared: error';
}

function BitIn({ bit, basis }: { readonly bit: Bit; readonly basis: Basis }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-mono">
      <span
        className={clsx(
          'grid size-7 place-items-center rounded-full font-semibold',
          bit === 0 ? 'bg-zero-soft text-zero-ink' : 'bg-one-soft text-one-ink',
        )}
      >
        {bit}
      </span>
      <span aria-hidden className="text-lg">
        {basis}
      </span>
      <span className="sr-only">{basis === '+' ? 'upright' : 'slanted'}</span>
    </span>
  );
}
