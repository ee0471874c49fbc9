/** Lets the device celebrate: a sound and a vibration, each only if it is switched on for this device. */
import { isVibrationOn } from '../../lib/storage/device-settings.ts';
import { playSound } from './sounds.ts';

/** How much was achieved, from the least to the most. */
export type SuccessStrength = 'step' | 'task' | 'lesson' | 'course';

/** Milliseconds of vibration and of the pauses between, by turns. */
const vibrations: Readonly<Record<SuccessStrength, readonly number[]>> = {
  step: [20],
  task: [30, 60, 30],
  lesson: [30, 60, 30, 60, 60],
  course: [30, 60, 30, 60, 30, 60, 120],
};

export function celebrate(strength: SuccessStrength): void {
  playSound(strength);
  vibrate(vibrations[strength]);
}

/** Does nothing if vibration is off, or if the device cannot vibrate. */
export function vibrate(pattern: readonly number[]): void {
  if (isVibrationOn() && 'vibrate' in navigator) navigator.vibrate([...pattern]);
}
