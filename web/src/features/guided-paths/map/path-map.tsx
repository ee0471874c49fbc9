import type { GuidedPath } from '@qubloom/contract';
import { type CSSProperties, Fragment } from 'react';
import { useMyPaths } from '../use-my-paths.ts';
import { PathCard } from './path-card.tsx';
import { pathMapOf, type PathLine } from './path-map-state.ts';

/** A list. On a wide screen, its paths form rows, with lines to the paths that they lead to. */
export function PathMapView({ paths }: { readonly paths: readonly GuidedPath[] }) {
  const { progressOf } = useMyPaths();
  const map = pathMapOf(paths);
  const rows = [...new Set(map.lines.map(({ row }) => row))];
  const titles = new Map(paths.map(({ id, title }) => [id, title]));
  return (
    <div
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[repeat(var(--half-columns),minmax(0,1fr))] lg:gap-0"
      style={{ '--half-columns': map.width } as CSSProperties}
    >
      <ul aria-label="Guided paths" className="contents">
        {map.paths.map(({ path, row, left }) => (
          <li
            key={path.id}
            className="grid lg:px-2.5 lg:[grid-column:var(--place)] lg:[grid-row:var(--row)]"
            // Every second row of the grid is for lines.
            style={{ '--row': 2 * row + 1, '--place': `${left + 1} / span 2` } as CSSProperties}
          >
            <PathCard
              path={path}
              progress={progressOf(path.id)}
              after={path.prerequisitePathIds.flatMap((id) => titles.get(id) ?? [])}
            />
          </li>
        ))}
      </ul>
      {rows.map((row) => (
        <Fragment key={row}>
          <Lines lines={map.lines.filter((line) => line.row === row)} row={row} width={map.width} />
        </Fragment>
      ))}
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly PathLine[];
  readonly row: number;
  readonly width: number;
}

/** Decoration, because each path names the paths that lead to it. */
function Lines({ lines, row, width }: LinesProps) {
  return (
    <svg
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="col-span-full h-10 w-full stroke-control max-lg:hidden lg:[grid-row:var(--row)]"
      style={{ '--row': 2 * row + 2 } as CSSProperties}
    >
      {lines.map(({ from, to }) => (
        <path
          key={`${from}-${to}`}
          d={`M${from} 0C${from} .6 ${to} .4 ${to} 1`}
          strokeWidth="2"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
