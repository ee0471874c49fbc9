import { clsx } from 'clsx';
import { levelFilters, type LevelFilter } from '../course-facts-state.ts';

export interface LevelFilterButtonsProps {
  readonly chosen: LevelFilter;
  readonly onChoose: (level: LevelFilter) => void;
}

export function LevelFilterButtons({ chosen, onChoose }: LevelFilterButtonsProps) {
  return (
    <div role="group" aria-label="Level" className="flex flex-wrap gap-2">
      {levelFilters.map(({ level, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen === level}
          onClick={() => onChoose(level)}
          className={clsx(
            'min-h-11 rounded-full border-[1.5px] px-4 font-medium transition-colors duration-150',
            chosen === level
              ? 'border-action bg-action text-on-action'
              : 'border-control bg-surface text-ink hover:border-action hover:text-action-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
