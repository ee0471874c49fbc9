import {
  createContext,
  useContext,
  useMemo,
  useReducer,
  useState,
  type Dispatch,
  type ReactNode,
} from 'react';
import type { Circuit, GridCell } from '@qubloom/quantum';
import {
  labReducer,
  liveCircuit,
  startLab,
  type LabAction,
  type LabOptions,
  type LabState,
} from './state/lab-reducer.ts';

export interface Lab {
  readonly state: LabState;
  readonly dispatch: Dispatch<LabAction>;
  /** The circuit that is edited, as it is at the present time. */
  readonly circuit: Circuit;
  /** Others who are at the same circuit. */
  readonly peers: readonly LabPeer[];
  /** The names that a gate of the learner's own may have; null if the learner types one. */
  readonly gateNames: readonly string[] | null;
  /** Where the displays draw what each wire holds at its end; null before the grid stands. */
  readonly wireEnds: HTMLElement | null;
  readonly setWireEnds: (place: HTMLElement | null) => void;
  /** Where they draw what the displays in the circuit show: over the cells, from the first one. */
  readonly inCells: HTMLElement | null;
  readonly setInCells: (place: HTMLElement | null) => void;
}

/** Where another learner is in the circuit. */
export interface LabPeer {
  readonly name: string;
  readonly at: GridCell;
}

const nobody: readonly LabPeer[] = [];

const LabContext = createContext<Lab | undefined>(undefined);

export interface LabProviderProps {
  /** Read once, at the start. */
  readonly options?: LabOptions;
  readonly children: ReactNode;
}

export function LabProvider({ options, children }: LabProviderProps) {
  const [state, dispatch] = useReducer(labReducer, options, startLab);
  return (
    <LabOfState state={state} dispatch={dispatch}>
      {children}
    </LabOfState>
  );
}

export interface LabOfStateProps extends Pick<Lab, 'state' | 'dispatch'> {
  readonly peers?: readonly LabPeer[];
  readonly gateNames?: Lab['gateNames'];
  readonly children: ReactNode;
}

/** A lab whose state is held elsewhere. */
export function LabOfState(props: LabOfStateProps) {
  const { state, dispatch, peers = nobody, gateNames = null, children } = props;
  const { circuit: edited, time } = state;
  const circuit = useMemo(() => liveCircuit({ circuit: edited, time }), [edited, time]);
  const [wireEnds, setWireEnds] = useState<HTMLElement | null>(null);
  const [inCells, setInCells] = useState<HTMLElement | null>(null);
  const lab = useMemo(
    () => ({
      state,
      dispatch,
      circuit,
      peers,
      gateNames,
      wireEnds,
      setWireEnds,
      inCells,
      setInCells,
    }),
    [state, dispatch, circuit, peers, gateNames, wireEnds, inCells],
  );
  return <LabContext.Provider value={lab}>{children}</LabContext.Provider>;
}

/** The lab around: its state, what can be done to it, and its circuit at the present time. */
export function useLab(): Lab {
  const lab = useContext(LabContext);
  if (!lab) throw new Error('useLab stands outside a LabProvider.');
  return lab;
}
