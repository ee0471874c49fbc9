import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Fragment, useState } from 'react';
import { type Block, type FieldValue, fittingValue, wordsOf } from '../model/blocks.ts';
import { type BlockField, type NumberField, shapeOf } from '../model/shapes.ts';
import { IconButton } from './icon-button.tsx';

export const fieldClass =
  'min-h-11 min-w-0 rounded-control border-[1.5px] border-control bg-surface px-2 text-ink';

export interface RowEdits {
  readonly setField: (block: Block, name: string, value: FieldValue) => void;
  readonly move: (block: Block, way: 'up' | 'down') => void;
  readonly remove: (block: Block) => void;
  readonly select: (block: Block) => void;
}

export interface BlockRowProps {
  readonly block: Block;
  readonly edits: RowEdits;
}

/** A block's words with its fields between them, and its buttons. */
export function BlockRow({ block, edits }: BlockRowProps) {
  const shape = shapeOf(block.type);
  const words = wordsOf(block);
  return (
    <div
      role="group"
      data-block={block.id}
      aria-label={words}
      onFocus={() => edits.select(block)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-sunken px-3 py-1.5"
    >
      <div className="flex min-w-0 flex-1 basis-36 flex-wrap items-center gap-1.5">
        {shape.message.split(/(%\d)/).map((part, index) => {
          const field = /^%\d$/.test(part) ? shape.fields[Number(part[1]) - 1] : undefined;
          return (
            <Fragment key={index}>
              {field ? (
                <RowField
                  field={field}
                  value={block.fields[field.name]}
                  onChange={(value) => edits.setField(block, field.name, value)}
                />
              ) : (
                part.trim() && <span>{part.trim()}</span>
              )}
            </Fragment>
          );
        })}
      </div>
      <div className="flex flex-wrap">
        {!shape.isStart && (
          <>
            <IconButton
              data-edit="up"
              label={`Move up: ${words}`}
              onClick={() => edits.move(block, 'up')}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              data-edit="down"
              label={`Move down: ${words}`}
              onClick={() => edits.move(block, 'down')}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton
          data-edit="remove"
          label={`Remove: ${words}`}
          onClick={() => edits.remove(block)}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

interface RowFieldProps {
  readonly field: BlockField;
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
}

function RowField({ field, value, onChange }: RowFieldProps) {
  if (field.kind === 'choice') {
    return (
      <select
        aria-label={field.label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={fieldClass}
      >
        {field.options.map(([text, one]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  return <NumberInput field={field} value={value} onChange={onChange} />;
}

interface NumberInputProps extends RowFieldProps {
  readonly field: NumberField;
}

/** The typed text stays until the field is left. It applies as soon as it is a valid number. */
function NumberInput({ field, value, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="number"
      aria-label={field.label}
      value={typed ?? value}
      min={field.min}
      max={field.max}
      onChange={({ target }) => {
        setTyped(target.value);
        const fitting = fittingValue(field, target.value);
        if (String(fitting) === target.value) onChange(fitting);
      }}
      onBlur={() => {
        if (typed) onChange(fittingValue(field, typed));
        setTyped(undefined);
      }}
      className={`${fieldClass} w-20`}
    />
  );
}
