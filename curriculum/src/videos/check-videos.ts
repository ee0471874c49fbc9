/** Checks that a course's video is long enough, can be read along, and has been recorded. */
import { allSimulators } from '@qubloom/contract';
import type { AssetExists } from '../check/check-links.ts';
import { checkClaims, checkReadability } from '../check/check-wording.ts';
import { wordsOf } from '../check/reading/prose.ts';
import type { CourseContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { videoLength } from './captions.ts';
import type { VideoContent } from './video-file.ts';

/** Seconds of a whole video. */
const length = { min: 60, max: 120 };
/** Words per second: children follow about two and a half. */
const pace = { min: 1.2, max: 2.8 };

export function checkVideo(
  { slug, level, video }: CourseContent,
  assetExists: AssetExists,
): ContentProblem[] {
  const file = `courses/${slug}/video.yaml`;
  if (!video) return [{ file, reason: 'is missing' }];
  const said = video.captions.map(({ say }, at) => ({ text: say, location: `captions.${at}` }));
  return [
    ...checkLength(video).map((reason) => ({ file, reason })),
    ...checkPace(video).map((problem) => ({ file, ...problem })),
    ...checkReadability(file, level, said),
    ...checkClaims(file, said),
    ...pagesOf(video)
      .filter((path) => !isPage(path))
      .map((path) => ({ file, reason: `there is no page ${path} to record` })),
    ...['webm', 'mp4', 'webp', 'vtt']
      .map((ending) => `/videos/${slug}.${ending}`)
      .filter((path) => !assetExists(path))
      .map((path) => ({ file, reason: `there is no ${path}: npm run videos makes it` })),
  ];
}

function checkLength(video: VideoContent): string[] {
  const seconds = videoLength(video);
  return seconds < length.min || seconds > length.max
    ? [`takes ${String(seconds)} seconds, not ${String(length.min)} to ${String(length.max)}`]
    : [];
}

function checkPace({ captions }: VideoContent): { location: string; reason: string }[] {
  return captions.flatMap(({ say, seconds }, at) => {
    const count = wordsOf(say).length;
    const speed = count / seconds;
    if (speed >= pace.min && speed <= pace.max) return [];
    const reason = `${String(count)} words in ${String(seconds)} seconds; at most ${String(pace.max)} a second can be read along, and at least ${String(pace.min)} keep one watching`;
    return [{ location: `captions.${String(at)}.seconds`, reason }];
  });
}

const pagesOf = ({ captions }: VideoContent): string[] =>
  captions.flatMap(({ moves }) => moves.flatMap((move) => ('open' in move ? [move.open] : [])));

function isPage(path: string): boolean {
  const [page = ''] = path.split('?');
  return page === '/code-lab' || allSimulators().some(({ name }) => page === `/simulators/${name}`);
}
