export type FeaturePictureName = 'ages' | 'interactive' | 'achievements';

/** Small wave pictures for the three promises. Decoration. */
export function FeaturePicture({ name }: { readonly name: FeaturePictureName }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="size-16 shrink-0 sm:size-20">
      <rect width="96" height="96" rx="22" className="fill-deep" />
      {pictures[name]}
    </svg>
  );
}

/** From a flat line to a full wave, because it begins simple. */
const ages = (
  <g fill="none" strokeWidth="4" strokeLinecap="round">
    <path d="M16 70h64" stroke="#8f86d6" />
    <path d="M16 50q8-7 16 0t16 0 16 0 16 0" stroke="#3fe0cd" />
    <path d="M16 29q8-17 16 0t16 0 16 0 16 0" stroke="#ff8f75" />
  </g>
);

/** Bars that a hand has just changed. */
const interactive = (
  <g>
    <g strokeWidth="9" strokeLinecap="round">
      <path d="M27 70V48" stroke="#3fe0cd" />
      <path d="M48 70V30" stroke="#ff8f75" />
      <path d="M69 70V58" stroke="#3fe0cd" />
    </g>
    <path d="M17 80h62" stroke="#8f86d6" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M57 25l20 8-8.5 3.500L65 45z"
      fill="#fff"
      stroke="#fff"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </g>
);

/** A badge made of rings. */
const achievements = (
  <g fill="none">
    <path d="M36 58 29 82l19-9 19 9-7-24" fill="#7a5cf0" />
    <circle cx="48" cy="42" r="24" fill="#ffc857" />
    <circle cx="48" cy="42" r="17" stroke="#c98500" strokeWidth="2.5" />
    <path
      d="M48 31.500l3.2 6.6 7.3 1-5.3 5.1 1.3 7.2-6.5-3.5-6.5 3.5 1.3-7.2-5.3-5.1 7.3-1z"
      fill="#1b1446"
    />
  </g>
);

const pictures = { ages, interactive, achievements };
