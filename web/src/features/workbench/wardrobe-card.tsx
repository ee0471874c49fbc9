import type { LearnerRecord } from '@qubloom/contract';
import { earnedPieces, wardrobe } from '../../product/qubi/wardrobe.ts';
import { useLook } from '../../product/qubi/use-look.ts';
import { QubiPieces, qubiPieces } from '../../product/qubi/qubi-pieces.tsx';
import { Qubi } from '../../ui/brand/qubi.tsx';
import { CheckBox } from '../../ui/controls/check-box.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { CardSection } from '../../ui/display/card-section.tsx';

/** Qubi, and what it can wear by now. */
export function WardrobeCard({ record }: { readonly record: LearnerRecord }) {
  const [wears, wear] = useLook();
  const earned = earnedPieces(record);
  const missing = qubiPieces.filter((piece) => !earned.includes(piece));
  const worn = wears.map((piece) => wardrobe[piece].name);
  return (
    <CardSection
      title="Your Qubi"
      intro="Qubi wears what you’ve learned. You’ll see it on your dashboard, too."
    >
      <div className="flex flex-wrap items-center gap-5">
        <Qubi
          mood={wears.length > 0 ? 'celebrating' : 'curious'}
          label={worn.length > 0 ? `Qubi with: ${worn.join(', ')}` : 'Qubi'}
          className="size-32 shrink-0"
        >
          <QubiPieces wears={wears} />
        </Qubi>
        <div className="grid min-w-[min(100%,13rem)] flex-1 gap-1">
          {earned.map((piece) => (
            <CheckBox
              key={piece}
              checked={wears.includes(piece)}
              onChange={(isWorn) =>
                wear(isWorn ? [...wears, piece] : wears.filter((one) => one !== piece))
              }
            >
              {wardrobe[piece].name}
            </CheckBox>
          ))}
          {earned.length === 0 && (
            <p>
              Nothing to wear yet. The first lessons of{' '}
              <TextLink to="/courses">Quantum Basics</TextLink> change that.
            </p>
          )}
        </div>
      </div>
      {missing.length > 0 && (
        <ul
          aria-label="Still to come"
          className="grid gap-x-6 gap-y-1 text-sm text-ink-soft sm:grid-cols-2"
        >
          {missing.map((piece) => {
            const { name, by } = wardrobe[piece];
            return (
              <li key={piece}>
                {name}: {'lesson' in by ? `finish “${by.lesson}”` : `earn the badge “${by.badge}”`}
              </li>
            );
          })}
        </ul>
      )}
    </CardSection>
  );
}
