/** The words of a video, as its captions say them. */

/** The texts of a WebVTT file such as the ones of our videos: no styles, no notes. */
export function wordsOfCaptions(vtt: string): readonly string[] {
  return vtt
    .split(/\r?\n\r?\n+/)
    .map((block) => block.split(/\r?\n/))
    .filter((lines) => lines[0]?.includes('-->'))
    .map(([, ...words]) => unescaped(words.join(' ').trim()));
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
