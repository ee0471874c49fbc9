import { clsx } from 'clsx';
import { MonitorSmartphone, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { setTheme, useTheme, type Theme } from '../../lib/storage/device-settings.ts';

const choices: readonly { theme: Theme; label: string; Icon: typeof Sun }[] = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'system', label: 'As my device', Icon: MonitorSmartphone },
  { theme: 'dark', label: 'Dark', Icon: Moon },
];

export function ThemeSwitch({ className }: { readonly className?: string }) {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className={clsx('flex w-fit gap-0.5 rounded-full bg-sunken p-1', className)}>
      <legend className="sr-only">Colors of the site</legend>
      {choices.map(({ theme, label, Icon }) => (
        <label
          key={theme}
          title={label}
          className={clsx(
            'relative grid size-9 cursor-pointer place-items-center rounded-full text-ink-soft',
            'hover:text-ink has-checked:bg-raised has-checked:text-action-ink has-checked:shadow-card',
            'has-focus-visible:outline-3 has-focus-visible:outline-action',
            'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
            'forced-colors:has-checked:forced-color-adjust-none',
          )}
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => setTheme(theme)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-[1.1rem]" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
