import { retention } from '@qubloom/contract';
import { ReflowTable } from '../parts/reflow-table.tsx';
import { formatPeriod } from './period.ts';

/** Data that is kept for a limited time, with the same periods that the server's jobs enforce. */
export function KeptTable() {
  return (
    <div className="mt-5 mb-5">
      <ReflowTable
        caption="Kept for a while"
        head={['What', 'How long']}
        rows={Object.values(retention).map(({ what, period, since, then }) => [
          what,
          `${formatPeriod(period)} from ${since}, then ${then}`,
        ])}
      />
    </div>
  );
}
