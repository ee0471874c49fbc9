import { clsx } from 'clsx';
import { judgePassword } from '../password-strength.ts';

const colors = ['', 'bg-bad', 'bg-points', 'bg-zero', 'bg-good'] as const;

export interface PasswordMeterProps {
  readonly password: string;
  readonly username: string;
  /** The field already shows its error, which must not be repeated. */
  readonly hasError: boolean;
}

export function PasswordMeter({ password, username, hasError }: PasswordMeterProps) {
  const judgment = judgePassword(password, username);
  const bars = hasError ? Math.min(judgment.bars, 1) : judgment.bars;
  return (
    <span className="block">
      <span aria-hidden="true" className="mb-1.5 grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={clsx(
              'h-1.5 rounded-full transition-colors',
              bar <= bars ? colors[bars] : 'bg-line',
            )}
          />
        ))}
      </span>
      {!hasError && judgment.sentence}
    </span>
  );
}
