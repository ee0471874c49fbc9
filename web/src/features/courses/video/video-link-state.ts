/** How a lesson's video address is shown. */
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

/** The host that sets no cookie before the learner plays the video. */
export const youtubeHost = 'https://www.youtube-nocookie.com';

/** A YouTube-style link: the address of a video, a share link, an embed or a short, with its id of 11 characters. */
const youtubeLink =
  /^(?:https?:)?(?:\/\/)?(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|v\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;

const videoFile = /\.(?:mp4|webm|ogv|m4v)(?:[?#]|$)/i;

/** Links with an id of 11 characters become embeds; other web addresses are used as they are given. */
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

/** `enablejsapi` lets the player say that it is ready or that the video cannot be shown. */
function embedUrlOf(id: string): string {
  return `${youtubeHost}/embed/${id}?rel=0&enablejsapi=1`;
}

/** Where no video fits better: "Quantum Computers Explained" (Kurzgesagt). */
const anyVideo = 'https://www.youtube.com/watch?v=JhHMJCUmq28';

/** Videos of well-known channels, for when the lesson's own is gone. */
const defaultVideos: Readonly<Partial<Record<LessonCategory, string>>> = {
  // "Boolean Logic & Logic Gates" (CrashCourse)
  bits: 'https://www.youtube.com/watch?v=gI-qXk7XojA',
  // "The Original Double Slit Experiment" (Veritasium)
  interference: 'https://www.youtube.com/watch?v=Iuv6hY6zsd0',
  // "Quantum Entanglement & Spooky Action at a Distance" (Veritasium)
  entanglement: 'https://www.youtube.com/watch?v=ZuvK-od647c',
  // "Quantum Computing Expert Explains One Concept in 5 Levels of Difficulty" (WIRED)
  programming: 'https://www.youtube.com/watch?v=OWJCfOvochA',
  algorithms: 'https://www.youtube.com/watch?v=OWJCfOvochA',
};

export function defaultVideoFor(category: string): string {
  return new Map<string, string>(Object.entries(defaultVideos)).get(category) ?? anyVideo;
}

export type PlayerWord = 'ready' | 'failed' | 'other';

/** What the embedded player says in a message of its own. */
export function playerWordOf(data: unknown): PlayerWord {
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
