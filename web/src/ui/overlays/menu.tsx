/** A dropdown menu, loaded on demand; see `LazyMenu`. */
import { clsx } from 'clsx';
import { Link } from '@tanstack/react-router';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

export type MenuItem =
  | {
      readonly label: string;
      readonly to: string;
      readonly search?: Readonly<Record<string, string>>;
    }
  | { readonly label: string; readonly icon?: ReactNode; readonly act: () => void };

export interface LazyMenuProps {
  readonly label: string;
  readonly trigger: { readonly className: string; readonly content: ReactNode };
  readonly heading?: ReactNode;
  readonly items: readonly MenuItem[];
}

const itemClass = clsx(
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-[0.9375rem] outline-none',
  'data-[highlighted]:bg-action-soft data-[highlighted]:text-action-ink [&_svg]:size-[1.15em]',
);

export function Menu({ trigger, label, heading, items }: LazyMenuProps) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger aria-label={label} className={trigger.className}>
        {trigger.content}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="animate-rise z-40 max-w-[calc(100vw-1rem)] min-w-56 rounded-card border border-line bg-surface p-1.5 shadow-card"
        >
          {heading && (
            <>
              <DropdownMenu.Label className="px-3 py-2">{heading}</DropdownMenu.Label>
              <DropdownMenu.Separator className="mx-2 my-1 h-px bg-line" />
            </>
          )}
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              asChild={'to' in item}
              className={itemClass}
              {...('act' in item ? { onSelect: item.act } : {})}
            >
              {'to' in item ? (
                <Link
                  to={item.to}
                  {...(item.search && { search: item.search })}
                  className={itemClass}
                >
                  {item.label}
                </Link>
              ) : (
                <>
                  {item.icon}
                  {item.label}
                </>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
