import { percent } from '@qubloom/contract';
import { spokenPercent } from '../../../diagrams/bars/amplitudes.ts';
import { spokenBits } from '../../announcements/probability-message.ts';
import { Chip } from '../../toolbar/tool-button.tsx';
import { countText } from '../panels/format.ts';
import type { CircuitSummary } from '../summary/state-summary.ts';

export interface BranchesProps {
  readonly summary: CircuitSummary;
  readonly onChoose: (branch: string | null) => void;
}

/**
 * Measurements open several branches. The displays show all of them together, or the state of one after its result was
 * seen.
 */
export function Branches({ summary, onChoose }: BranchesProps) {
  const { branches, branchCount, branch, bits, isOneOfMany } = summary;
  const names = bits.map((bit) => `c${bit}`).join(' ');
  return (
    <>
      {isOneOfMany && (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm">
          There are too many ways through the looks. This is one likely way. Shots follow all ways.
        </p>
      )}
      {branchCount > 1 && (
        <div
          role="group"
          aria-label="Ways through the looks"
          className="flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-2"
        >
          <p className="mr-2 text-sm">
            Looks open <b>{countText(branchCount)}</b> ways, read as{' '}
            <span className="font-mono">{names}</span>. Show
          </p>
          <Chip isOn={branch === null} onPress={() => onChoose(null)}>
            all
          </Chip>
          {branches.map(({ bits: shown, probability }) => (
            <Chip
              key={shown}
              label={`if the looks show ${spokenBits(shown)}, chance ${spokenPercent(probability)}`}
              isOn={branch === shown}
              onPress={() => onChoose(shown)}
            >
              {shown} <span className="text-ink-soft">{percent(probability)}</span>
            </Chip>
          ))}
          {branchCount > branches.length && (
            <span className="text-sm text-ink-soft">
              and {countText(branchCount - branches.length)} more
            </span>
          )}
          {branch !== null && (
            <p className="w-full text-sm">
              All below holds <b>if the looks show {branch}</b>.
            </p>
          )}
        </div>
      )}
    </>
  );
}
