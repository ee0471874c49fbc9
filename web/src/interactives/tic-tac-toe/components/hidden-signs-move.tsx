import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import type { HiddenSigns } from '../hidden-signs.ts';

const options = [
  { value: 'plus', label: <SignLabel sign="+" name="plus" /> },
  { value: 'minus', label: <SignLabel sign="−" name="minus" /> },
] as const;

function SignLabel({ sign, name }: { readonly sign: string; readonly name: string }) {
  return (
    <>
      <span aria-hidden className="font-mono text-lg">
        {sign}
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
}

/** Each player's sign for a closed ring, and the look that reveals them. */
export function HiddenSignsMove({ onLook }: { readonly onLook: (signs: HiddenSigns) => void }) {
  const [signs, setSigns] = useState<HiddenSigns>({ X: 'plus', O: 'plus' });
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {(['X', 'O'] as const).map((player) => (
        <Choices
          key={player}
          label={`${player}'s sign`}
          options={options}
          chosen={signs[player]}
          onChoose={(sign) => setSigns({ ...signs, [player]: sign })}
        />
      ))}
      <Button onClick={() => onLook(signs)}>
        <Eye aria-hidden /> Look another way
      </Button>
    </div>
  );
}
