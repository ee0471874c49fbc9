import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { createBlock, type Template, templates, wordsOf } from '../model/blocks.ts';
import { categories, shapeOf } from '../model/shapes.ts';
import { fieldClass } from './block-row.tsx';

export interface AddBlockProps {
  readonly hasProgram: boolean;
  readonly onAdd: (template: Template) => void;
}

/** A program begins with exactly one circuit. */
export function AddBlock({ hasProgram, onAdd }: AddBlockProps) {
  const id = useId();
  const [chosen, setChosen] = useState('0');
  const offered = templates.filter(({ type }) => !shapeOf(type).isStart === hasProgram);
  const template = offered[Number(chosen)] ?? offered[0];
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          Next block
        </label>
        <select
          id={id}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          className={fieldClass}
        >
          {categories.map((category) => {
            const options = offered.flatMap((one, index) =>
              shapeOf(one.type).category === category ? [{ one, index }] : [],
            );
            return (
              options.length > 0 && (
                <optgroup key={category} label={category}>
                  {options.map(({ one, index }) => (
                    <option key={index} value={index}>
                      {wordsOf(createBlock(one))}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
        </select>
      </div>
      <Button variant="secondary" onClick={() => template && onAdd(template)}>
        <Plus aria-hidden="true" />
        Add Block
      </Button>
    </div>
  );
}
