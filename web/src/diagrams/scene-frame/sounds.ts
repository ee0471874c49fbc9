/** Short synthesized sounds of scenes. Off until somebody switches them on, and forgotten with the page. */
import { useSyncExternalStore } from 'react';

/** A note of its own for 0 and for 1, two that rise for what went well, one low one for what did not. */
const notes = {
  zero: [392],
  one: [587],
  good: [523, 784],
  bad: [196],
} as const;
export type Sound = keyof typeof notes;

export const soundOf = (bit: 0 | 1): Sound => (bit === 0 ? 'zero' : 'one');

/** Of full scale: a whisper beside speech. */
const loudness = 0.06;
/** Seconds. */
const noteLength = 0.14;

let context: AudioContext | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSoundSwitch(): { readonly isOn: boolean; readonly toggle: () => void } {
  const isOn = useSyncExternalStore(
    subscribe,
    () => context !== null,
    () => false,
  );
  return { isOn, toggle };
}

/** Browsers allow sound only from a press on, which is when it is made. */
function toggle(): void {
  if (context) {
    void context.close();
    context = null;
  } else {
    context = new AudioContext();
    playSound('good');
  }
  for (const listener of listeners) listener();
}

/** Nothing while sounds are off. */
export function playSound(sound: Sound): void {
  if (!context) return;
  for (const [at, frequency] of notes[sound].entries()) {
    const start = context.currentTime + at * noteLength;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + noteLength);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + noteLength);
  }
}
