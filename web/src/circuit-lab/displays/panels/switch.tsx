import { clsx } from 'clsx';

export interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="flex min-h-11 w-fit items-center gap-3 font-medium"
    >
      <span
        aria-hidden
        className={clsx(
          'flex h-7 w-12 items-center rounded-full forced-color-adjust-none border-[1.5px] px-0.5',
          isOn ? 'justify-end border-action bg-action' : 'justify-start border-control bg-sunken',
        )}
      >
        <span
          className={clsx(
            'size-5 rounded-full border border-control',
            isOn ? 'bg-on-action' : 'bg-surface',
          )}
        />
      </span>
      {label} {isOn ? 'on' : 'off'}
    </button>
  );
}
