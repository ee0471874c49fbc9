import { Heart, Lock, ShieldCheck } from 'lucide-react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';

const rules = [
  {
    icon: Lock,
    text: 'Keep private things private: names, places, schools, numbers, and accounts.',
  },
  { icon: Heart, text: 'Be kind. A guess that was wrong is still a good guess.' },
  {
    icon: ShieldCheck,
    text: 'Something feels odd? Press the three dots beside the name to mute, block, or report. And tell a grown-up you trust.',
  },
] as const;

/** Shown before a learner's first message. */
export function SafetyCard({ onDone }: { readonly onDone: () => void }) {
  return (
    <Card
      as="section"
      aria-labelledby="before-writing"
      className="flex flex-col gap-3 max-sm:gap-2 max-sm:p-3 max-sm:text-sm"
    >
      <h3 id="before-writing" className="text-lg">
        Before you write
      </h3>
      <ul className="flex flex-col gap-2">
        {rules.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action-ink" />
            {text}
          </li>
        ))}
      </ul>
      <Button className="self-start" onClick={onDone}>
        Got it
      </Button>
    </Card>
  );
}
