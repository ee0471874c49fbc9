/** Tabs according to the ARIA practices. Arrow keys choose at once, and only the chosen tab is in the Tab order. */
import { clsx } from 'clsx';
import { type ComponentProps, createContext, type KeyboardEvent, use, useId } from 'react';

interface TabsState {
  readonly id: string;
  readonly value: string;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

const TabsContext = createContext<TabsState>({ id: '', value: '' });

export type TabsProps = ComponentProps<'div'> & Omit<TabsState, 'id'>;

export function Tabs({ value, onValueChange, ...rest }: TabsProps) {
  const id = useId();
  return (
    <TabsContext value={{ id, value, onValueChange }}>
      <div {...rest} />
    </TabsContext>
  );
}

export function TabList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      role="tablist"
      className={clsx(
        'flex w-full gap-1 overflow-x-auto rounded-control bg-sunken p-1 sm:w-fit',
        className,
      )}
    />
  );
}

/**
 * Moves to the next or previous tab with arrow keys, wrapping around, and to the first or last tab with Home and
 * End.
 */
function focusByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = Array.from(
    event.currentTarget
      .closest('[role="tablist"]')
      ?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)') ?? [],
  );
  const at = tabs.findIndex((tab) => tab === event.currentTarget);
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}

interface OfTab {
  /** Identifies the tab and its panel. */
  readonly value: string;
}

export function Tab({ value, className, onClick, ...rest }: ComponentProps<'button'> & OfTab) {
  const { isChosen, choose, tabId, panelId } = useTab(value);
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={tabId}
      aria-controls={panelId}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onKeyDown={focusByKey}
      onFocus={choose}
      onClick={(event) => {
        // Some browsers do not focus a clicked button.
        choose();
        onClick?.(event);
      }}
      className={clsx(
        'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-lg px-4 font-medium whitespace-nowrap text-ink-soft transition-colors duration-150',
        'hover:text-ink focus-visible:outline-offset-[-3px] disabled:pointer-events-none disabled:opacity-50',
        'aria-selected:bg-raised aria-selected:text-action-ink aria-selected:shadow-card [&_svg]:size-[1.15em]',
        className,
      )}
    />
  );
}

interface TabPanelProps extends ComponentProps<'div'>, OfTab {
  /** Keeps its content mounted while another panel is shown. */
  readonly isKept?: boolean;
}

export function TabPanel({ value, isKept = false, className, children, ...rest }: TabPanelProps) {
  const { isChosen, tabId, panelId } = useTab(value);
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      tabIndex={0}
      hidden={!isChosen}
      {...rest}
      className={clsx('mt-6 rounded-card', className)}
    >
      {(isChosen || isKept) && children}
    </div>
  );
}

function useTab(tab: string) {
  const { id, value, onValueChange } = use(TabsContext);
  const isChosen = tab === value;
  return {
    isChosen,
    choose: () => {
      if (!isChosen) onValueChange?.(tab);
    },
    tabId: `${id}-tab-${tab}`,
    panelId: `${id}-panel-${tab}`,
  };
}
