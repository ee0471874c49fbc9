import { Portrait } from './portrait.tsx';

/** Leo: a neat wave of hair, round glasses, a careful mouth. Decoration beside his name. */
export function Leo({ className }: { readonly className?: string }) {
  return (
    <Portrait ground="#dfeeff" wave="#bcdcff" className={className}>
      <path d="M25 52c-4-24 6-37 23-37s27 13 23 37Z" fill="#1f1614" />
      <path d="M14 100c0-17 13-26 34-26s34 9 34 26Z" fill="#2f6fb5" />
      <path d="M36 74.5 48 88l12-13.5 5 3L54 96H42L31 77.500Z" fill="#f4f8ff" />
      <path d="M40 64h16v12q-8 9-16 0Z" fill="#96602f" />
      <ellipse cx="26.5" cy="50" rx="4.5" ry="6" fill="#a5683f" />
      <ellipse cx="69.5" cy="50" rx="4.5" ry="6" fill="#a5683f" />
      <path
        d="M27.5 45c0-13 8-20 20.5-20s20.5 7 20.5 20-7 27-20.5 27-20.5-14-20.5-27Z"
        fill="#b87a4f"
      />
      <path
        d="M26 45q-1-14 7-21 8-8 20-7 14 1 17 14 1 7 0 14-3-3-4-10-9 1-16-6-2 7-11 8-8 1-13 8Z"
        fill="#3a2620"
      />
      <path
        d="M36 22q8-6 17-2t14 6"
        fill="none"
        stroke="#5d4034"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <g fill="#1c1210">
        <circle cx="39.5" cy="50" r="3.2" />
        <circle cx="56.5" cy="50" r="3.2" />
      </g>
      <g fill="#fff">
        <circle cx="40.6" cy="48.9" r="1.1" />
        <circle cx="57.6" cy="48.9" r="1.1" />
      </g>
      <g fill="#fff" fillOpacity=".25" stroke="#1d2a44" strokeWidth="2.6">
        <circle cx="39" cy="50" r="8.2" />
        <circle cx="57" cy="50" r="8.2" />
      </g>
      <path
        d="M47.2 49q.8-1.5 1.6 0M30.8 48.500l-4-1.500M65.2 48.500l4-1.5"
        stroke="#1d2a44"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="none" stroke="#1f1614" strokeWidth="2.4" strokeLinecap="round">
        <path d="M34 39.500q4-2.5 8-.5M54 39q4-2 8 .5" />
      </g>
      <path
        d="M47 57.500q1.5 1.5 3 0"
        fill="none"
        stroke="#8a5430"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M42 64q6 3 12-.5"
        fill="none"
        stroke="#5e241b"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g fill="#8f5a34" opacity=".6">
        <circle cx="33" cy="60" r=".9" />
        <circle cx="36" cy="62" r=".9" />
        <circle cx="60" cy="62" r=".9" />
        <circle cx="63" cy="60" r=".9" />
      </g>
    </Portrait>
  );
}
