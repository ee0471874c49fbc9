/** Short synthesized sounds. Off until somebody switches them on for this device. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { isSoundOn, setSoundOn } from '../../lib/storage/device-settings.ts';

interface Voice {
  /** In hertz, one after the other. A pair glides from the first to the second. */
  readonly notes: readonly (number | readonly [from: number, to: number])[];
  /** Seconds per note. */
  readonly length?: number;
  readonly wave?: OscillatorType;
}

const voices = {
  /** A look showed 0 or 1: each has its own note. */
  zero: { notes: [392] },
  one: { notes: [587] },
  /** Two rising notes for success, and one low note for failure. */
  good: { notes: [523, 784] },
  bad: { notes: [196] },
  /** Each success sounds longer than the one before it: of a step, a task, a lesson, and a course. */
  step: { notes: [523, 784] },
  task: { notes: [523, 659, 784], length: 0.11 },
  lesson: { notes: [523, 659, 784, 1046], length: 0.12 },
  course: { notes: [523, 659, 784, 1046, 784, 1046], length: 0.13 },
  /** Two lamps that agree, and two that differ. */
  same: { notes: [587, 587] },
  different: { notes: [392, 587] },
  /** Something was turned, sent, or passed on. */
  click: { notes: [1046], length: 0.04 },
  /** The dog of Grover's search marks a locker. */
  bark: {
    notes: [
      [420, 170],
      [380, 150],
    ],
    length: 0.1,
    wave: 'sawtooth',
  },
} as const satisfies Record<string, Voice>;
export type Sound = keyof typeof voices;

export const soundOf = (bit: 0 | 1): Sound => (bit === 0 ? 'zero' : 'one');

/** Fraction of full scale: quiet, next to a screen reader's speech. */
const loudness = 0.06;
/** The length of a note in seconds. */
const noteLength = 0.14;

/** Minimum seconds between two sounds. */
const shortestPause = 0.09;

let context: AudioContext | null = null;
let lastBegin = -1;

/** Browsers allow sound only after a press, and every sound here follows one. */
export function switchSounds(isOn: boolean): void {
  setSoundOn(isOn);
  if (isOn) {
    playSound('good');
  } else {
    void context?.close();
    context = null;
    lastBegin = -1;
  }
}

/**
 * Does nothing if sounds are off, or if the previous sound has just begun, so that a growing chart ticks quietly.
 */
export function playSound(sound: Sound): void {
  if (!isSoundOn()) return;
  context ??= new AudioContext();
  // The context is suspended after a reload, and iPhones interrupt it for a call.
  if (context.state !== 'running') void context.resume().catch(() => undefined);
  if (context.currentTime - lastBegin < shortestPause) return;
  lastBegin = context.currentTime;
  const { notes, length = noteLength, wave = 'triangle' }: Voice = voices[sound];
  for (const [at, note] of notes.entries()) {
    const start = context.currentTime + at * length;
    const [from, to] = typeof note === 'number' ? [note, note] : note;
    const tone = new OscillatorNode(context, { type: wave, frequency: from });
    if (to !== from) tone.frequency.exponentialRampToValueAtTime(to, start + length);
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** Plays a sound after rendering whenever `times` has increased. */
export function useSound(times: number, sound: Sound): void {
  const before = useRef(times);
  const play = useEffectEvent(() => playSound(sound));
  useEffect(() => {
    if (times > before.current) play();
    before.current = times;
  }, [times]);
}
