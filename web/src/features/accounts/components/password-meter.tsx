import { clsx } from 'clsx';
import { passwordStrength, type PasswordStrength } from '../password-strength.ts';

const steps: Record<PasswordStrength, { bars: number; color: string; advice: string }> = {
  empty: {
    bars: 0,
    color: '',
    advice: 'At least 6 characters. Three words in a row are hard to guess.',
  },
  short: { bars: 1, color: 'bg-bad', advice: 'At least 6 characters.' },
  fair: { bars: 2, color: 'bg-points', advice: 'It works. Longer is better: try adding a word.' },
  good: { bars: 3, color: 'bg-zero', advice: 'Good. One more word would make it strong.' },
  strong: { bars: 4, color: 'bg-good', advice: 'Strong.' },
};

export function PasswordMeter({ password }: { readonly password: string }) {
  const { bars, color, advice } = steps[passwordStrength(password)];
  return (
    <span className="block">
      <span aria-hidden="true" className="mb-1.5 grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={clsx(
              'h-1.5 rounded-full transition-colors',
              bar <= bars ? color : 'bg-line',
            )}
          />
        ))}
      </span>
      {advice}
    </span>
  );
}
