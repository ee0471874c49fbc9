import { clsx } from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

export const Tabs = Primitive.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...rest}
      className={clsx(
        'flex w-full gap-1 overflow-x-auto rounded-control bg-sunken p-1 sm:w-fit',
        className,
      )}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...rest}
      className={clsx(
        'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-lg px-4 font-medium whitespace-nowrap text-ink-soft transition-colors duration-150',
        'hover:text-ink focus-visible:outline-offset-[-3px] disabled:pointer-events-none disabled:opacity-50',
        'data-[state=active]:bg-raised data-[state=active]:text-action-ink data-[state=active]:shadow-card [&_svg]:size-[1.15em]',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={clsx('mt-6 rounded-card', className)} />;
}
