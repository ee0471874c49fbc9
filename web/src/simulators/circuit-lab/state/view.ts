/** How the circuit is looked at: level, step, time, noise and shots. None of it is undone. */
import type { LabLevel } from '@qubloom/contract';
import { levelNames } from '../palette/tools.ts';
import { paletteIn, type LabNoise, type LabState } from './lab-state.ts';
import { announce } from './notice.ts';

export type ViewAction =
  | { readonly kind: 'set-level'; readonly level: LabLevel }
  | { readonly kind: 'set-step'; readonly step: number | null }
  | { readonly kind: 'set-time'; readonly time: number }
  | { readonly kind: 'play'; readonly isPlaying: boolean }
  | { readonly kind: 'set-noise'; readonly noise: Partial<LabNoise> }
  | { readonly kind: 'set-shots'; readonly shots: number }
  | { readonly kind: 'set-seed'; readonly seed: number | null };

export function viewReducer(state: LabState, action: ViewAction): LabState {
  switch (action.kind) {
    case 'set-level':
      return announce(
        { ...state, level: action.level, armed: null },
        `${levelNames[action.level]}: ${paletteIn({ ...state, level: action.level }).length} gates to choose from.`,
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
      return withNoise(state, action.noise);
    case 'set-shots':
      return { ...state, shots: action.shots };
    case 'set-seed':
      return { ...state, seed: action.seed };
  }
}

/** The sliders say themselves where they stand. */
function withNoise(state: LabState, change: Partial<LabNoise>): LabState {
  const noise = { ...state.noise, ...change };
  const next = { ...state, noise };
  if (noise.isOn === state.noise.isOn) return next;
  return announce(next, noise.isOn ? 'Noise is on.' : 'Noise is off.');
}
