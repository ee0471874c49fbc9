import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Spinner } from '../feedback/spinner.tsx';

/** `primary` is the one thing to do next, and a screen has only one. `deep` is for deep windows. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'deep' | 'deep-outline';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-action text-on-action shadow-[inset_0_-3px_0_rgb(0_0_0/0.18)] hover:bg-action-strong active:translate-y-px active:shadow-[inset_0_-1px_0_rgb(0_0_0/0.18)]',
  secondary:
    'border-[1.5px] border-control bg-surface text-ink hover:border-action hover:bg-action-soft hover:text-action-ink',
  quiet: 'text-action-ink hover:bg-action-soft',
  danger:
    'bg-bad text-on-bad shadow-[inset_0_-3px_0_rgb(0_0_0/0.18)] hover:bg-bad-strong active:translate-y-px',
  deep: 'bg-deep-points text-[#1b1446] shadow-[inset_0_-3px_0_rgb(0_0_0/0.18)] hover:bg-[#ffd784] focus-visible:outline-deep-ink active:translate-y-px',
  'deep-outline':
    'border-[1.5px] border-deep-soft text-deep-ink hover:bg-deep-raised hover:border-deep-ink focus-visible:outline-deep-ink',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 min-w-9 px-3.5 text-sm',
  medium: 'min-h-11 min-w-11 px-5 text-base',
  large: 'min-h-13 min-w-13 px-7 text-lg',
};

export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-medium leading-tight',
    'no-underline transition-[background-color,border-color,color,transform,box-shadow] duration-150',
    'select-none',
    'forced-colors:border disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** Shows a spinner and ignores clicks. The button keeps its place and its focus. */
  readonly busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // Named explicitly, because accessibility tools do not read a color that is only forced.
      className={clsx(buttonClass({ variant, size }), 'forced-colors:text-[ButtonText]', className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
