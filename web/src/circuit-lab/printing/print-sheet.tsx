import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { bitCount, wireCount, type Circuit } from '@qubloom/quantum';
import { ClassicalLinks, ClassicalWire } from '../drawing/classical.tsx';
import { OperationPicture } from '../drawing/drawing.tsx';
import { bitNames, cell, classicalRow, picturedHeight } from '../drawing/geometry.ts';
import { sentenceOf } from '../announcements/labels.ts';
import type { StateTable } from './state-rows.ts';

export interface PrintSheetProps {
  readonly circuit: Circuit;
  readonly table: StateTable | null;
}

/** The number of columns side by side on paper. */
const perBand = 14;
const maxBands = 100;
const names = 70;

/** The printed content, which replaces the page: the drawing in bands, then the state. */
export function PrintSheet({ circuit, table }: PrintSheetProps) {
  const bands = Math.min(maxBands, Math.max(1, Math.ceil(circuit.columns.length / perBand)));
  return createPortal(
    <div className="lab-print bg-white p-4 text-ink">
      <h1 className="text-2xl">Circuit</h1>
      <p className="text-sm">q0 is the lowest bit, at the right end of every ket.</p>
      {Array.from({ length: bands }, (_, band) => (
        <Band key={band} circuit={circuit} first={band * perBand} />
      ))}
      {bands * perBand < circuit.columns.length && (
        <p>And {circuit.columns.length - bands * perBand} more columns.</p>
      )}
      {circuit.definitions.length > 0 && (
        <>
          <h2 className="mt-4 text-xl">Gates of its own</h2>
          <ul className="list-disc pl-6">
            {circuit.definitions.map((own) => (
              <li key={own.name}>
                {own.name}:{' '}
                {'body' in own
                  ? own.body
                      .flat()
                      .map((each) => sentenceOf(each))
                      .join('. ')
                  : 'a table of numbers'}
                .
              </li>
            ))}
          </ul>
        </>
      )}
      {table && <Table table={table} />}
    </div>,
    document.body,
  );
}

function Band({ circuit, first }: { readonly circuit: Circuit; readonly first: number }) {
  const wires = wireCount(circuit);
  const bits = bitCount(circuit);
  const columns = circuit.columns.slice(first, first + perBand);
  const width = names + perBand * cell;
  const end = names + Math.max(columns.length, 1) * cell;
  return (
    <svg
      viewBox={`0 0 ${width} ${picturedHeight(circuit)}`}
      className="mt-3 block w-full break-inside-avoid"
      role="img"
      aria-label={`Columns ${first + 1} to ${first + columns.length}`}
    >
      {Array.from({ length: wires }, (_, wire) => {
        const y = wire * cell + cell / 2;
        return (
          <g key={wire}>
            <text
              x={4}
              y={y}
              dominantBaseline="central"
              fontSize={16}
              className="fill-ink font-mono"
            >
              q{wire} {first === 0 ? `|${circuit.initial[wire] ?? '0'}⟩` : '…'}
            </text>
            <line x1={names} x2={end} y1={y} y2={y} strokeWidth={2} className="stroke-control" />
          </g>
        );
      })}
      {bits > 0 && (
        <>
          <text
            x={4}
            y={classicalRow(wires)}
            dominantBaseline="central"
            fontSize={16}
            className="fill-ink font-mono"
          >
            {bitNames(bits)}
          </text>
          <ClassicalWire wires={wires} from={names} to={end} />
        </>
      )}
      <g transform={`translate(${names} 0)`}>
        {columns.map((column, i) => (
          <Fragment key={i}>
            <ClassicalLinks operations={column} column={i} wires={wires} />
            {column.map((operation, j) => (
              <OperationPicture key={j} operation={operation} column={i} />
            ))}
          </Fragment>
        ))}
      </g>
    </svg>
  );
}

function Table({ table }: { readonly table: StateTable }) {
  const isState = table.kind === 'amplitudes';
  return (
    <>
      <h2 className="mt-4 text-xl">{isState ? 'The state at the end' : 'What comes out'}</h2>
      <table className="mt-1 border-collapse text-left font-mono text-sm [&_td]:border [&_td]:border-line [&_td]:px-3 [&_th]:border [&_th]:border-line [&_th]:px-3">
        <thead>
          <tr>
            <th scope="col">{isState ? 'State' : 'Bits'}</th>
            <th scope="col">Chance</th>
            {isState && <th scope="col">Amplitude</th>}
            {isState && <th scope="col">Phase</th>}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.probability}</td>
              {isState && <td>{row.amplitude}</td>}
              {isState && <td>{row.phase}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {table.more > 0 && <p>And {table.more.toLocaleString('en-US')} more.</p>}
    </>
  );
}
