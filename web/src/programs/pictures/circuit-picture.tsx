import { describeCircuit, formatSvg, type Circuit } from '@qubloom/quantum';
import { useMemo } from 'react';
import { reachedByKeys } from '../../ui/controls/reached-by-keys.ts';

/** A larger picture would be illegible. */
const maxOperations = 600;

export interface CircuitPictureProps {
  readonly name: string;
  readonly circuit: Circuit;
}

/**
 * The circuit as on paper. It is used as a mask, so it has the page's colors without being part of the page's
 * HTML.
 */
export function CircuitPicture({ name, circuit }: CircuitPictureProps) {
  const drawing = useMemo(() => drawingOf(circuit), [circuit]);
  if (!drawing) return <p className="text-sm">This circuit is too long for a picture.</p>;
  const { address, width, height, description } = drawing;
  return (
    <div
      role="group"
      aria-label={`Circuit ${name}`}
      {...reachedByKeys}
      className="overflow-x-auto rounded-card border border-line bg-surface p-3"
    >
      <div
        role="img"
        aria-label={description}
        className="bg-ink forced-color-adjust-none forced-colors:bg-[CanvasText]"
        style={{ width, height, mask: `url("${address}") 0 0 / 100% 100% no-repeat` }}
      />
    </div>
  );
}

function drawingOf(circuit: Circuit) {
  if (circuit.columns.flat().length > maxOperations) return null;
  const svg = formatSvg(circuit);
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(` ${side}="([\\d.]+)"`).exec(svg)?.[1]),
  );
  const address = `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;
  return { address, width, height, description: describeCircuit(circuit) };
}
