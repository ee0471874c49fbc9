import { type ReactNode, useState } from 'react';
import { aboutSimulator } from '../about-simulators.ts';
import { nameOfShown, type ShownSimulator } from '../shown-simulator-state.ts';
import { SimulatorFrame } from '../frame/simulator-frame.tsx';
import { ExternalSimulator } from './external-simulator.tsx';
import { SimulatorBoundary } from './simulator-boundary.tsx';
import { SimulatorChoice, type Shown } from './simulator-choice.tsx';

export interface SimulatorStageProps {
  /** The lesson's own simulator, or the one that the server recommends. */
  readonly recommended: ShownSimulator;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  /** Shows nothing around it. */
  readonly isBare: boolean;
  /** Increases with each reset. */
  readonly resets: number;
  /** Renders the circuit lab; `query` says how it opens, and each reset restores that. */
  readonly renderLab: (query: string, resets: number) => ReactNode;
}

/** The lesson's simulator or the lab. Once shown, each keeps its state. */
export function SimulatorStage(props: SimulatorStageProps) {
  const { recommended, shown, onShow, isBare, resets, renderLab } = props;
  const isLab = recommended.kind === 'lab';
  const showsLab = isLab || shown === 'lab';
  const [labWanted, setLabWanted] = useState(showsLab);
  if (showsLab && !labWanted) setLabWanted(true);
  return (
    <div className="flex flex-col gap-4 compact:gap-1">
      {recommended.kind !== 'lab' && (
        <>
          {!isBare && (
            <SimulatorChoice name={nameOfShown(recommended)} shown={shown} onShow={onShow} />
          )}
          <div hidden={showsLab}>
            {recommended.kind === 'external' ? (
              <ExternalSimulator url={recommended.url} />
            ) : (
              <SimulatorFrame
                key={resets}
                url={recommended.url}
                title={aboutSimulator(recommended.name).title}
                height={560}
                hasBar={false}
              />
            )}
          </div>
        </>
      )}
      {labWanted && (
        <div hidden={!showsLab}>
          <SimulatorBoundary>{renderLab(isLab ? recommended.query : '', resets)}</SimulatorBoundary>
        </div>
      )}
    </div>
  );
}
