import type { ReactNode } from 'react';

/** What Qubi can wear. */
export const qubiPieces = ['cap', 'glasses', 'coin', 'ribbon', 'rings', 'pin'] as const;
export type QubiPiece = (typeof qubiPieces)[number];

/** In the units of Qubi's picture: the ball is around (60, 66) with a radius of 36. */
const drawings: Readonly<Record<QubiPiece, ReactNode>> = {
  cap: (
    <g transform="rotate(-28 38 30)">
      <rect x="25" y="18" width="27" height="25" rx="6" fill="#ffc24b" />
      <path
        d="M33 24v13M44 24v13M33 30.500h11"
        stroke="#1b1446"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  ),
  glasses: (
    <g fill="none" stroke="#ffe3a3" strokeWidth="3.5">
      <circle cx="47" cy="65" r="11.5" />
      <circle cx="73" cy="65" r="11.5" />
      <path d="M58.500 63q1.500-2 3 0M35.500 62l-8-4M84.500 62l8-4" strokeLinecap="round" />
    </g>
  ),
  coin: (
    <g>
      <circle cx="29" cy="101" r="11" fill="#2dd4bf" stroke="#fff" strokeWidth="3" />
      <ellipse
        cx="29"
        cy="101"
        rx="3.200"
        ry="5"
        fill="none"
        stroke="#1b1446"
        strokeWidth="2.500"
      />
    </g>
  ),
  ribbon: (
    <path
      d="M34 91q6.500-8 13 0t13 0t13 0t13 0"
      fill="none"
      stroke="#ff8a70"
      strokeWidth="5"
      strokeLinecap="round"
    />
  ),
  rings: (
    <g fill="none" strokeWidth="4">
      <circle cx="88" cy="102" r="9" stroke="#2dd4bf" />
      <circle cx="100" cy="102" r="9" stroke="#ffc24b" />
    </g>
  ),
  pin: (
    <g>
      <rect x="84" y="74" width="17" height="17" rx="4" fill="#fff" />
      <path
        d="M88 82.500l3.500 3.500l6-7"
        fill="none"
        stroke="#0f766e"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  ),
};

/** Drawn in the order of `qubiPieces`, however they were chosen. */
export function QubiPieces({ wears }: { readonly wears: readonly QubiPiece[] }) {
  return qubiPieces
    .filter((piece) => wears.includes(piece))
    .map((piece) => <g key={piece}>{drawings[piece]}</g>);
}
