/** The settings of the view: level, step, time, noise, and shots. None of them is undone. */
import type { LabLevel } from '@qubloom/contract';
import { levelNames } from '../palette/tools.ts';
import type { Handlers } from './handlers.ts';
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

export const viewHandlers: Handlers<ViewAction> = {
  'set-level': (state, { level }) =>
    announce(
      { ...state, level, armed: null },
      `${levelNames[level]}: ${paletteIn({ ...state, level }).length} gates to choose from.`,
    ),
  'set-step': (state, action) => {
    const last = state.circuit.columns.length - 1;
    const step = action.step === null ? null : Math.min(Math.max(action.step, -1), last);
    return { ...state, step };
  },
  'set-time': (state, { time }) => ({ ...state, time: Math.min(Math.max(time, 0), 1) }),
  play: (state, { isPlaying }) => ({ ...state, isPlaying }),
  'set-noise': (state, { noise }) => withNoise(state, noise),
  'set-shots': (state, { shots }) => ({ ...state, shots }),
  'set-seed': (state, { seed }) => ({ ...state, seed }),
};

/** There is no notice, because the sliders announce their values themselves. */
function withNoise(state: LabState, change: Partial<LabNoise>): LabState {
  const noise = { ...state.noise, ...change };
  const next = { ...state, noise };
  if (noise.isOn === state.noise.isOn) return next;
  return announce(next, noise.isOn ? 'Noise is on.' : 'Noise is off.');
}
