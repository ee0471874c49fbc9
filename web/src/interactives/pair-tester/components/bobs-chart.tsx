import { percent } from '@qubloom/contract';
import { OutcomeHistogram } from '../../../diagrams/bars/outcome-histogram.tsx';
import { bobsViews, isOpen, ways, type Tester } from '../state.ts';

/** Bob's results alone, for each way in which Alice looks. His chart does not depend on what she does. */
export function BobsChart({ tester }: { readonly tester: Tester }) {
  const views = bobsViews(tester);
  return (
    <section aria-label="Bob alone" className="grid gap-1 px-3 pb-2">
      <div className="grid grid-cols-2 gap-x-4">
        {views.map(({ whenAlice, counts }) => (
          <OutcomeHistogram
            key={whenAlice}
            label={`Alice: ${ways[whenAlice]}. Bob`}
            counts={[
              { outcome: '0', count: counts.zeros },
              { outcome: '1', count: counts.ones },
            ]}
          />
        ))}
      </div>
    </section>
  );
}

/** The explanation after both have been seen. */
export function bobsText(tester: Tester): string | null {
  if (!isOpen(tester)) return null;
  const probability = bobsViews(tester)[0]?.probabilityOfOne ?? 0;
  return `Bob’s chance of 1 is exactly ${percent(probability)}, however Alice looks, so no message reaches him. The results tell something only when compared.`;
}
