/**
 * The words that the filter knows, each with its cost (the rarer, the higher) and the clusters of words that are
 * used alike.
 */
export interface Word {
  readonly text: string;
  /** Minus the natural logarithm of the word's share of all words. */
  readonly cost: number;
  /** Numbers of a small and of a large cluster; -1 for words that are in none. */
  readonly cluster: number;
  readonly group: number;
  /** The training text has it, or it is common; the classifier knows nothing about the others. */
  readonly isFamiliar: boolean;
}

/**
 * A tree of letters, in arrays, because a hundred thousand objects would take forty megabytes. Repeated letters are one
 * step: `good` and `god` end at the same node. The root is node 0.
 */
export interface Vocabulary {
  /** Returns the node behind a letter; -1 if no word continues with it. */
  readonly next: (node: number, letter: number) => number;
  /** Returns the words that end at a node. */
  readonly wordsAt: (node: number) => readonly Word[];
}

const noWords: readonly Word[] = [];

/**
 * @param list one word in each line, the most frequent first: `word`, `word cluster group`, or `word rare`
 */
export function readVocabulary(list: string): Vocabulary {
  // Each node's letter, its first child, and the next child of its parent. The root is no child, so 0 means none.
  const letters = [0];
  const children = [0];
  const siblings = [0];
  const words: (readonly Word[])[] = [noWords];
  const next = (node: number, letter: number): number => {
    for (let child = children[node] ?? 0; child !== 0; child = siblings[child] ?? 0)
      if (letters[child] === letter) return child;
    return -1;
  };
  const nextOrNew = (node: number, letter: number): number => {
    const known = next(node, letter);
    if (known >= 0) return known;
    const child = letters.push(letter) - 1;
    siblings.push(children[node] ?? 0);
    children.push(0);
    words.push(noWords);
    children[node] = child;
    return child;
  };
  const lines = list.split('\n').filter((line) => line !== '');
  const total = Math.log(lines.length + 10);
  lines.forEach((line, rank) => {
    const [text = '', ...about] = line.split(' ');
    const isFamiliar = about[0] !== 'rare';
    const [cluster = '-1', group = '-1'] = isFamiliar ? about : [];
    // By Zipf's law, the share of a word falls with its rank.
    const cost = Math.log(rank + 10) + Math.log(total);
    const word = { text, cost, cluster: Number(cluster), group: Number(group), isFamiliar };
    let node = 0;
    for (let index = 0; index < text.length; index += 1) {
      const letter = text.charCodeAt(index);
      if (letter !== text.charCodeAt(index - 1)) node = nextOrNew(node, letter);
    }
    words[node] = [...(words[node] ?? []), word];
  });
  return { next, wordsAt: (node) => words[node] ?? noWords };
}
