/** The things that a child can do, and those that need a parent's yes. */
import { CircleCheck, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export function CanDoNow({ children }: { readonly children: ReactNode }) {
  return (
    <Item icon={CircleCheck} label="You can do now:">
      {children}
    </Item>
  );
}

export function HasToWait({ children }: { readonly children: ReactNode }) {
  return (
    <Item icon={Hourglass} label="What has to wait:">
      {children}
    </Item>
  );
}

interface ItemProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
}

function Item({ icon: Icon, label, children }: ItemProps) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action-ink" />
      <span>
        <strong>{label}</strong> {children}
      </span>
    </li>
  );
}
