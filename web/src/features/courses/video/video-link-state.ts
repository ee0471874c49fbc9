/** Decides how to show the address of a lesson's video. */
import type { LessonCategory } from '@qubloom/contract';
import { isRecord } from '../../../lib/storage/is-record.ts';

export type VideoLink =
  | {
      readonly kind: 'youtube';
      readonly id: string;
      readonly embedUrl: string;
      /** The video's page on its own site. */
      readonly watchUrl: string;
    }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'none' };

/** This host sets no cookie before the learner plays the video. */
export const youtubeHost = 'https://www.youtube-nocookie.com';

/** Matches YouTube links with an id of 11 characters: a watch page, a share link, an embed, or a short. */
const youtubeLink =
  /^(?:https?:)?(?:\/\/)?(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|v\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;

const videoFile = /\.(?:mp4|webm|ogv|m4v)(?:[?#]|$)/i;

/** YouTube links become embeds; other web addresses are used unchanged. */
export function videoLinkOf(url: string): VideoLink {
  const address = url.trim();
  const id = youtubeLink.exec(address)?.[1];
  if (id !== undefined) {
    return {
      kind: 'youtube',
      id,
      embedUrl: embedUrlOf(id),
      watchUrl: `https://www.youtube.com/watch?v=${id}`,
    };
  }
  if (!/^(https?:\/\/|\/(?!\/))/i.test(address)) return { kind: 'none' };
  return videoFile.test(address) ? { kind: 'file', url: address } : { kind: 'page', url: address };
}

/** With `enablejsapi`, the player reports when it is ready or cannot show the video. */
function embedUrlOf(id: string): string {
  return `${youtubeHost}/embed/${id}?rel=0&enablejsapi=1`;
}

/** The course whose video is the closest to a lesson, by the lesson's category. */
const defaultVideos: Readonly<Record<LessonCategory, string>> = {
  bits: 'quantum-basics',
  chance: 'quantum-basics',
  qubit: 'quantum-basics',
  superposition: 'quantum-basics',
  measurement: 'quantum-basics',
  interference: 'quantum-puzzles',
  games: 'quantum-games',
  'two-qubits': 'quantum-gates',
  entanglement: 'quantum-games',
  teleportation: 'quantum-gates',
  angles: 'quantum-gates',
  gates: 'quantum-gates',
  secrets: 'quantum-secrets',
  programming: 'quantum-programming',
  algorithms: 'think-like-a-quantum-detective',
  search: 'think-like-a-quantum-detective',
  noise: 'quantum-machines',
  uses: 'quantum-machines',
};

const recorded = new Set(Object.values(defaultVideos));

/** Each of our own videos has two formats: some devices do not play WebM, and others do not play H.264. */
const formats = ['webm', 'mp4'] as const;

const filesOf = (name: string) => formats.map((format) => `/videos/${name}.${format}`);

/**
 * Returns another file to try after these have failed: if the video is one of our own, its other format; then our video
 * for the lesson's category. Returns null if all have failed.
 */
export function alternativeVideo(failed: readonly string[], category: string): string | null {
  const same = failed.map((url) => nameOfOwn(url)).filter((name) => recorded.has(name ?? ''));
  const fitting = new Map(Object.entries(defaultVideos)).get(category) ?? 'quantum-basics';
  const files = [...same, fitting].flatMap((name) => filesOf(name ?? ''));
  return files.find((url) => !failed.includes(url)) ?? null;
}

function nameOfOwn(url: string): string | undefined {
  return /^\/videos\/([\w-]+)\.(?:webm|mp4)$/.exec(url)?.[1];
}

export interface OwnVideo {
  readonly poster: string;
  /** Address of the WebVTT file. */
  readonly captions: string;
}

/** Returns the files that belong to one of our own videos; null for any other video. */
export function ownVideoOf(link: VideoLink): OwnVideo | null {
  if (link.kind !== 'file') return null;
  const name = nameOfOwn(link.url);
  return name === undefined
    ? null
    : { poster: `/videos/${name}.webp`, captions: `/videos/${name}.vtt` };
}

export type PlayerEvent = 'ready' | 'failed' | 'other';

/** Parses a message of the embedded player. */
export function playerEventOf(data: unknown): PlayerEvent {
  const message = typeof data === 'string' ? parsed(data) : data;
  const event = isRecord(message) ? message['event'] : undefined;
  if (event === 'onError') return 'failed';
  return event === 'onReady' || event === 'initialDelivery' ? 'ready' : 'other';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
