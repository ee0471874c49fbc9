import { Portrait } from './portrait.tsx';

/** Mia: curls in two puffs, a grin, one eyebrow up. Decoration beside her name. */
export function Mia({ className }: { readonly className?: string }) {
  return (
    <Portrait ground="#ffe3ee" wave="#ffc6dd" className={className}>
      <g fill="#7a2f1d">
        <path d="M10 30q-3-9 5-13 1-8 9-7 6-5 12 1 7 1 6 8 5 6-1 11 0 7-8 7-5 6-11 1-9 1-9-7-5-2-3-1Z" />
        <path d="M86 30q3-9-5-13-1-8-9-7-6-5-12 1-7 1-6 8-5 6 1 11 0 7 8 7 5 6 11 1 9 1 9-7 5-2 3-1Z" />
        <path d="M24 46c0-19 10-30 24-30s24 11 24 30v8H24Z" />
      </g>
      <g fill="none" stroke="#d6336c" strokeWidth="4" strokeLinecap="round">
        <path d="M35 22q3-5 1-8M61 22q-3-5-1-8" />
      </g>
      <path d="M14 100c0-17 13-26 34-26s34 9 34 26Z" fill="#d6336c" />
      <path
        d="M17 92q8-6 15.5 0t15.5 0 15.5 0 15.5 0"
        fill="none"
        stroke="#ffd166"
        strokeWidth="4"
      />
      <path d="M40 64h16v12q-8 7-16 0Z" fill="#d9a27c" />
      <ellipse cx="26" cy="50" rx="4.5" ry="6" fill="#e5b48f" />
      <ellipse cx="70" cy="50" rx="4.5" ry="6" fill="#e5b48f" />
      <path d="M27 46c0-13 8-21 21-21s21 8 21 21-8 26-21 26-21-13-21-26Z" fill="#f3c9a6" />
      <path d="M27 44q2-16 12-18 3 7 11 5t9-5q9 5 10 18 3-22-21-22T27 44Z" fill="#7a2f1d" />
      <g fill="#33201c">
        <circle cx="40" cy="49" r="3.6" />
        <circle cx="57" cy="49" r="3.6" />
      </g>
      <g fill="#fff">
        <circle cx="41.3" cy="47.7" r="1.2" />
        <circle cx="58.3" cy="47.7" r="1.2" />
      </g>
      <g fill="none" stroke="#7a2f1d" strokeWidth="2.6" strokeLinecap="round">
        <path d="M35.5 42.500q4-3 8-1M53 38.500q4-4 9 0" />
      </g>
      <g fill="#ee8a78" opacity=".45">
        <circle cx="34.5" cy="56.5" r="3.6" />
        <circle cx="62.5" cy="56.5" r="3.6" />
      </g>
      <path d="M40 58.500q8.5 3.5 17-1.5-1 10-8.5 10.500T40 58.500Z" fill="#fff" />
      <path
        d="M40 58.500q8.5 3.5 17-1.5-1 10-8.5 10.500T40 58.500Z"
        fill="none"
        stroke="#7d2f2f"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </Portrait>
  );
}
