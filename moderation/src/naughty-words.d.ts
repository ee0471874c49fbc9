declare module 'naughty-words' {
  /** Lists of words by the code of their language. */
  const words: Readonly<Record<string, readonly string[]>>;
  export default words;
}
