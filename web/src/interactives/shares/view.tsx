import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import type { ViewProps } from '../interactive.ts';

/** Up to four shares, each a bar with its name. */
export function View({ names, a, b, c, d }: ViewProps<'shares'>) {
  const shares = [a, b, c, d];
  return (
    <div className="grid gap-1.5">
      {names.map((name, at) => (
        <ShareBar
          key={name}
          name={name}
          share={Math.min(1, Math.max(0, shares[at] ?? 0))}
          tone={at === 0 ? 'strong' : 'soft'}
        />
      ))}
    </div>
  );
}
