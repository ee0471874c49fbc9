/** Data derived from a storyboard: the time of each caption, the captions as WebVTT, and what is recorded. */
import type { VideoContent } from './video-file.ts';

interface TimedCaption {
  readonly say: string;
  /** Seconds from the start. */
  readonly start: number;
  readonly end: number;
}

export function timedCaptions({ captions }: VideoContent): readonly TimedCaption[] {
  let end = 0;
  return captions.map(({ say, seconds }) => ({ say, start: end, end: (end += seconds) }));
}

/** Returns the length of a video in seconds. */
export function videoLength(video: VideoContent): number {
  return timedCaptions(video).at(-1)?.end ?? 0;
}

/** WebVTT, https://www.w3.org/TR/webvtt1/. */
export function formatWebVtt(video: VideoContent): string {
  const cues = timedCaptions(video).map(
    ({ say, start, end }) => `${timestamp(start)} --> ${timestamp(end)}\n${escaped(say)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

function timestamp(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const pad = (value: number, digits: number) => String(Math.trunc(value)).padStart(digits, '0');
  return `${pad(whole / 60_000, 2)}:${pad((whole / 1000) % 60, 2)}.${pad(whole % 1000, 3)}`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The parts of a storyboard that a recording depends on. Words may change without a new recording. */
export function recordedPart({ poster, captions }: VideoContent): string {
  return JSON.stringify({
    poster,
    captions: captions.map(({ seconds, moves }) => ({ seconds, moves })),
  });
}
