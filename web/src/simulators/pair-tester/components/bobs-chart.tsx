import { percent } from '@qubloom/contract';
import { OutcomeHistogram } from '../../../diagrams/bars/outcome-histogram.tsx';
import { bobsViews, isOpen, type Tester } from '../tester-state.ts';

/** What Bob sees alone, for either question of Alice: his chart shows nothing of what she does. */
export function BobsChart({ tester }: { readonly tester: Tester }) {
  const views = bobsViews(tester);
  const probability = views[0]?.probabilityOfOne ?? 0;
  return (
    <section aria-label="Bob alone" className="grid gap-1 px-3 pb-2">
      <h2 className="text-lg sm:text-xl">Bob alone</h2>
      <div className="grid gap-x-6 gap-y-1 stacked:grid-cols-2 broad:grid-cols-2">
        {views.map(({ whenAlice, counts }) => (
          <OutcomeHistogram
            key={whenAlice}
            label={`When Alice asks ${whenAlice.toUpperCase()}`}
            counts={[
              { outcome: '0', count: counts.zeros },
              { outcome: '1', count: counts.ones },
            ]}
          />
        ))}
      </div>
      {isOpen(tester) && (
        <p className="text-sm text-ink-soft">
          Bob asks {tester.bob.toUpperCase()}. His chance of 1 is exactly {percent(probability)},
          whatever Alice asks, so no message reaches him. The results tell something only when
          compared.
        </p>
      )}
    </section>
  );
}
