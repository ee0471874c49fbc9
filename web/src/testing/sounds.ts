import { onTestFinished, vi } from 'vitest';
import { setSoundOn } from '../lib/storage/device-settings.ts';

interface SoundsOfABrowser {
  readonly state?: AudioContextState | 'interrupted';
  readonly resume?: () => Promise<void>;
}

/** Switches sounds on for this test, and returns the frequencies in hertz that are played, in order. */
export function recordSounds({
  state = 'running',
  resume = () => Promise.resolve(),
}: SoundsOfABrowser = {}): readonly number[] {
  const sounds: number[] = [];
  const fades = {
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  class Node {
    readonly gain = fades;
    readonly frequency = fades;
    readonly connect = (to: unknown) => to;
    readonly stop = () => undefined;
    readonly start: () => void;
    constructor(_: unknown, { frequency }: { readonly frequency?: number }) {
      this.start = () => {
        if (frequency !== undefined) sounds.push(frequency);
      };
    }
  }
  let seconds = 0;
  vi.stubGlobal(
    'AudioContext',
    class {
      // Each sound comes long after the one before.
      get currentTime(): number {
        return seconds++;
      }
      readonly state = state;
      readonly resume = resume;
      readonly close = () => Promise.resolve();
    },
  );
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  setSoundOn(true);
  onTestFinished(() => {
    setSoundOn(false);
    vi.unstubAllGlobals();
  });
  return sounds;
}
