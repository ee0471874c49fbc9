/** Returns the texts of a WebVTT file in the form of our videos' captions: without styles or notes. */
export function wordsOfCaptions(vtt: string): readonly string[] {
  return vtt
    .split(/\r?\n\r?\n+/)
    .map((block) => block.split(/\r?\n/))
    .filter((lines) => lines[0]?.includes('-->'))
    .map(([, ...words]) => unescaped(words.join(' ').trim()));
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
