/** Files of visualizations for tests: `Turn It` with a slider, and `Mix It`. */

const visualizationFile = (title: string, concept: string, position: number) => `
title: ${title}
description: A picture for testing.
concept: ${concept}
complexity: simple
position: ${String(position)}
question: Where is it half?
interactiveElements:
  - { id: alpha, type: slider, label: How much of 1 }
explanationSteps:
  - { title: One, content: Only words. }
  - { title: Two, content: More words. }
  - { title: Three, content: No more words. }
svg: <svg viewBox="0 0 100 100"><circle id="core" cx="50" cy="50" r="30"/></svg>
script:
  bindings:
    - { element: core, attribute: r, value: { of: alpha, times: 20, plus: 30 } }
  description: The circle grows with the slider at {alpha}.
`;

/** Files by path below the content's folder. */
export const visualizationFiles: ReadonlyMap<string, string> = new Map([
  ['visualizations/turn-it.yaml', visualizationFile('Turn It', 'One qubit', 1)],
  ['visualizations/mix-it.yaml', visualizationFile('Mix It', 'Bits and chance', 2)],
]);
