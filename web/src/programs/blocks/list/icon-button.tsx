import type { ComponentProps } from 'react';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  readonly label: string;
};

/** A button that can do nothing is `aria-disabled`, so that it keeps the focus. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-control text-action-ink hover:bg-action-soft aria-disabled:opacity-50 [&_svg]:size-[1.15em]"
    />
  );
}
