import { BellRing, Moon } from 'lucide-react';
import { countsOf, runsInSeries, type Run } from '../state.ts';
import { cellsIn } from './cells.ts';

export interface CountsPictureProps {
  readonly runs: readonly Run[];
}

const area = { x: 144, y: 6, width: 140, height: 140 };
const kinds = [
  { name: 'rang', Icon: BellRing, y: 44, className: 'fill-deep-points text-deep-points' },
  { name: 'silent', Icon: Moon, y: 108, className: 'text-deep-soft' },
] as const;

/** Many runs: a ringing bell or a sleeping moon for each of them, and how many there are. */
export function CountsPicture({ runs }: CountsPictureProps) {
  const cells = cellsIn(area, runsInSeries, area.height);
  const counts = countsOf(runs);
  return (
    <>
      {kinds.map(({ name, Icon, y, className }) => (
        <g key={name}>
          <Icon x={24} y={y - 18} width={26} height={26} className={className} />
          <text x="62" y={y + 2} className="fill-deep-ink font-mono text-[24px] font-semibold">
            {counts[name]}
          </text>
          <text x="62" y={y + 19} className="fill-deep-soft text-[14px]">
            {name}
          </text>
        </g>
      ))}
      {cells.map(({ x, y, size }, at) => {
        const run = runs[at];
        if (!run) {
          return <circle key={at} cx={x} cy={y} r="1.5" className="fill-deep-line" />;
        }
        const { Icon, className } = kinds[run.rang ? 0 : 1];
        const icon = size * 0.8;
        return (
          <Icon
            key={at}
            x={x - icon / 2}
            y={y - icon / 2}
            width={icon}
            height={icon}
            className={className}
          />
        );
      })}
    </>
  );
}
