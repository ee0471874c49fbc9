/**
 * Files of guided paths for tests: `First` with five steps, the second of them a challenge, and `Next`, which comes
 * after it.
 */

const names = ['look', 'make-one', 'again', 'more', 'end'];

const pathFile = (title: string, position: number, after: string) => `
title: ${title}
description: Steps for testing.
difficulty: beginner
topic: One qubit
minutes: 10
position: ${String(position)}
after: [${after}]
steps: [${names.join(', ')}]
`;

const stepFile = (name: string) => `---
title: Step ${name}
hints: [First hint., Second hint.]
solution: The solution of ${name}.
points: ${name === 'end' ? '1' : '5'}
---
Do something.
`;

const challengeFile = `---
title: Step make-one
solution: The solution of make-one.
---
Make one.
`;

const taskFile = `
title: Make one
goal: Make the qubit end at 1.
starter: 'q0: ? ? ?'
gates: [X, H, Z]
check: { kind: distribution, chances: { '1': 1 } }
hints: [Think of X., Flip it., Place X.]
success: It ends at 1.
reference: 'q0: X - -'
second: 'q0: H Z H'
wrong:
  - { circuit: 'q0: - - -', diagnosis: nothing-placed }
  - { circuit: 'q0: Z - -', diagnosis: one-more-gate }
  - { circuit: 'q0: H - -', diagnosis: how-near }
`;

/** Files by path below the content's folder. */
export function guidedPathFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [folder, title, position, after] of [
    ['first', 'First', 1, ''],
    ['next', 'Next', 2, 'first'],
  ] as const) {
    files.set(`guided-paths/${folder}/path.yaml`, pathFile(title, position, after));
    for (const name of names) {
      const isChallenge = name === 'make-one';
      const file = `guided-paths/${folder}/${name}`;
      files.set(`${file}/step.md`, isChallenge ? challengeFile : stepFile(name));
      if (isChallenge) files.set(`${file}/task.yaml`, taskFile);
    }
  }
  return files;
}
