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

/** A node of a tree of letters. Repeated letters are one step: `good` and `god` end at the same node. */
export interface Node {
  readonly next: Map<number, Node>;
  readonly words: Word[];
}

export interface Vocabulary {
  readonly root: Node;
}

/**
 * @param list one word in each line, the most frequent first: `word`, `word cluster group`, or `word rare`
 */
export function readVocabulary(list: string): Vocabulary {
  const root: Node = { next: new Map(), words: [] };
  const lines = list.split('\n').filter((line) => line !== '');
  const total = Math.log(lines.length + 10);
  lines.forEach((line, rank) => {
    const [text = '', ...about] = line.split(' ');
    const isFamiliar = about[0] !== 'rare';
    const [cluster = '-1', group = '-1'] = isFamiliar ? about : [];
    // By Zipf's law, the share of a word falls with its rank.
    const cost = Math.log(rank + 10) + Math.log(total);
    add(root, { text, cost, cluster: Number(cluster), group: Number(group), isFamiliar });
  });
  return { root };
}

function add(root: Node, word: Word): void {
  let node = root;
  let previous = -1;
  for (let index = 0; index < word.text.length; index += 1) {
    const code = word.text.charCodeAt(index);
    if (code === previous) continue;
    previous = code;
    let next = node.next.get(code);
    if (!next) {
      next = { next: new Map(), words: [] };
      node.next.set(code, next);
    }
    node = next;
  }
  node.words.push(word);
}
