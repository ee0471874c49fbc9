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
  /** The edited circuit at the current time. */
  readonly circuit: Circuit;
  /** Other learners who edit the same circuit. */
  readonly peers: readonly LabPeer[];
  /** The allowed names for the learner's own gates; null if the learner types one. */
  readonly gateNames: readonly string[] | null;
  /** The element in which the displays draw each wire's final state; null before the grid is rendered. */
  readonly wireEnds: HTMLElement | null;
  readonly setWireEnds: (place: HTMLElement | null) => void;
  /** The element over the cells in which the displays in the circuit are drawn, starting at the first cell. */
  readonly inCells: HTMLElement | null;
  readonly setInCells: (place: HTMLElement | null) => void;
}

/** Another learner's place in the circuit. */
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
    <LabStateProvider state={state} dispatch={dispatch}>
      {children}
    </LabStateProvider>
  );
}

export interface LabStateProviderProps extends Pick<Lab, 'state' | 'dispatch'> {
  readonly peers?: readonly LabPeer[];
  readonly gateNames?: Lab['gateNames'];
  readonly children: ReactNode;
}

/** A lab whose state is held elsewhere. */
export function LabStateProvider(props: LabStateProviderProps) {
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

/** Returns the surrounding lab: its state, its dispatch function, and its circuit at the current time. */
export function useLab(): Lab {
  const lab = useContext(LabContext);
  if (!lab) throw new Error('useLab is used outside a LabProvider.');
  return lab;
}
