import { clsx } from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import { type ComponentProps, createContext, use } from 'react';

export type TabsProps = ComponentProps<typeof Primitive.Root>;

/** The library shows a panel that stays mounted even if another one is chosen. */
const ChosenTab = createContext<string | undefined>(undefined);

export function Tabs(props: TabsProps) {
  return (
    <ChosenTab value={props.value}>
      <Primitive.Root {...props} />
    </ChosenTab>
  );
}

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
        'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-lg px-4 font-medium',
        'whitespace-nowrap text-ink-soft transition-colors duration-150 [&_svg]:size-[1.15em]',
        'hover:text-ink focus-visible:outline-offset-[-3px] disabled:pointer-events-none disabled:opacity-50',
        'aria-selected:bg-raised aria-selected:text-action-ink aria-selected:shadow-card',
        className,
      )}
    />
  );
}

interface TabPanelProps extends ComponentProps<typeof Primitive.Content> {
  /** Keeps its content mounted while another panel is shown. */
  readonly isKept?: boolean;
}

export function TabPanel({ isKept, className, ...rest }: TabPanelProps) {
  const chosen = use(ChosenTab);
  return (
    <Primitive.Content
      {...rest}
      {...(isKept && { forceMount: true, hidden: chosen !== rest.value })}
      className={clsx('mt-6 rounded-card', className)}
    />
  );
}
