/** A ripple that runs outward once, ring by ring. With reduced motion, all rings appear at once. Decoration. */
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
          // Milliseconds: each ring starts a little after the one inside it.
          style={{ animationDelay: `${ring * 80}ms` }}
        />
      ))}
    </svg>
  );
}
