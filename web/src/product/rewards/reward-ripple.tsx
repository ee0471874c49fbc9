/** A short ripple for points that were earned; still under reduced motion. Decoration. */
export function RewardRipple({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 400 200"
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      {[0, 1, 2, 3, 4].map((ring) => (
        <circle
          key={ring}
          cx="60"
          cy="100"
          r={40 + ring * 44}
          strokeWidth="2"
          stroke={ring % 2 === 0 ? '#3fe0cd' : '#ff8f75'}
          strokeOpacity={0.4 - ring * 0.07}
          className="animate-ring"
          style={{ animationDelay: `${ring * 110}ms` }}
        />
      ))}
    </svg>
  );
}
