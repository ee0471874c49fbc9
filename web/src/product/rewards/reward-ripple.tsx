/** A ripple that runs outwards once, ring after ring; all there at once under reduced motion. Decoration. */
export function RewardRipple({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="-200 -200 400 400"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      {[0, 1, 2].map((ring) => (
        <circle
          key={ring}
          r={122 + ring * 30}
          strokeWidth="4"
          stroke={ring % 2 === 0 ? 'var(--color-deep-zero)' : 'var(--color-deep-one)'}
          strokeOpacity={0.6 - ring * 0.16}
          className="animate-ring"
          // Milliseconds: each ring sets off a little after the one inside it.
          style={{ animationDelay: `${ring * 80}ms` }}
        />
      ))}
    </svg>
  );
}
