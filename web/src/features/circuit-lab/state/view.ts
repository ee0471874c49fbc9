/** How the circuit is looked at: level, step, time, noise and shots. None of it is undone. */
import { levelNames, type LabLevel } from '../tools.ts';
import { shelf, type LabNoise, type LabState } from './lab.ts';
import { say } from './notice.ts';

export type ViewAction =
  | { readonly kind: 'set-level'; readonly level: LabLevel }
  | { readonly kind: 'set-step'; readonly step: number | null }
  | { readonly kind: 'set-time'; readonly time: number }
  | { readonly kind: 'play'; readonly isPlaying: boolean }
  | { readonly kind: 'set-noise'; readonly noise: Partial<LabNoise> }
  | { readonly kind: 'set-shots'; readonly shots: number }
  | { readonly kind: 'set-seed'; readonly seed: number | null };

export function viewed(state: LabState, action: ViewAction): LabState {
  switch (action.kind) {
    case 'set-level':
      return say(
        { ...state, level: action.level, armed: null },
        `${levelNames[action.level]}: ${shelf({ ...state, level: action.level }).length} gates on the shelf.`,
      );
    case 'set-step': {
      const last = state.circuit.columns.length - 1;
      const step = action.step === null ? null : Math.min(Math.max(action.step, -1), last);
      return { ...state, step };
    }
    case 'set-time':
      return { ...state, time: Math.min(Math.max(action.time, 0), 1) };
    case 'play':
      return { ...state, isPlaying: action.isPlaying };
    case 'set-noise':
      return { ...state, noise: { ...state.noise, ...action.noise } };
    case 'set-shots':
      return { ...state, shots: action.shots };
    case 'set-seed':
      return { ...state, seed: action.seed };
  }
}
