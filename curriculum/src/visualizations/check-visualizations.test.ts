import { describe, expect, test } from 'vitest';
import { loadCurriculum } from '../load/load.ts';
import { formatProblem } from '../problem.ts';
import { contentReplacing, contentWith, visualization } from '../testing/small-content.ts';
import { checkCurriculum } from '../check/check-curriculum.ts';
import { checkVisualizations } from './check-visualizations.ts';

test('a visualization is parsed, with defaults for missing parts', () => {
  const result = loadCurriculum(contentWith());
  const [mix] = result.ok ? result.curriculum.visualizations : [];
  expect(mix).toMatchObject({
    slug: 'a-mix',
    title: 'A mix',
    svgData: expect.stringMatching(/^<svg.*<\/svg>$/),
  });
  expect(mix?.interactiveElements).toEqual([
    { id: 'alpha', type: 'slider', label: 'Tilt', default: 0, min: 0, max: 1, step: 0.01 },
  ]);
});

/** Never reaches the database. */
const problemsOfLoad = (piece: string, by: string) => {
  const result = loadCurriculum(contentReplacing(visualization, piece, by));
  return result.ok ? '' : result.problems.map(formatProblem).join('\n');
};

describe('a scene that cannot be shown stops the load:', () => {
  test.each([
    // Shows: A16 drawings
    ['a script', '<text>', '<script>planted()</script><text>', 'has <script>'],
    // Shows: A16 drawings
    ['a handler', ' r="1"', ' onload="planted()"', 'has onload='],
    // Shows: A16 bindings
    ['an attribute', 'attribute: r', 'attribute: onclick', 'attribute'],
    // Shows: A16 bindings
    ['code', 'value: { of: alpha, times: 20, plus: 30 }', 'value: "x()"', 'value'],
    ['an element that is not there', 'element: ball', 'element: bell', 'no element bell'],
    [
      'a control that is not there',
      'drag: { control: alpha',
      'drag: { control: beta',
      'no control',
    ],
    ['a circuit that is not there', '{ circuit: qubit } }', '{ circuit: other } }', 'no circuit'],
    ['words of nothing', 'a 1 is {one%}', 'a 1 is {two%}', 'no control or reading two'],
    ['a circuit that is none', 'line: RY(alpha)', 'line: RZY(alpha)', 'not a sign'],
    ['an angle of nothing', 'line: RY(alpha)', 'line: RY(beta)', 'that nothing sets'],
    ['a picture that is not there', 'name: state-bars', 'name: state-balls', 'no interactive'],
    ['a property that does not fit', 'properties: {', 'properties: { x: 1,', 'do not fit'],
    ['a wire too many', 'line: RY(alpha)', 'line: H / H / H / H / RY(alpha)', 'more than 4 wires'],
    // Shows: 9 alpha slider
    ['another radius', 'plus: 30', 'plus: 29', '30 + 20 times'],
    [
      'a control twice',
      'label: Tilt }',
      'label: Tilt }\n  - { id: alpha, type: button, label: X }',
      'twice',
    ],
    ['a concept that is none', 'concept: One qubit', 'concept: Cats', 'concept'],
    [
      'too few steps',
      '  - { title: Three, content: This is the last one. }\n',
      '',
      'at least three',
    ],
  ])('%s', (_, piece, by, reason) => {
    expect(problemsOfLoad(piece, by)).toContain(reason);
  });
});

test.each([
  ['what is false', 'This is one step.', 'A qubit is 0 and 1 at once.', 'Say:'],
  ['a false description', 'The chance of a 1 is', 'The qubit is 0 and 1 at once with', 'Say:'],
  ['a question that asks nothing', 'fair coin?', 'fair coin.', 'asks nothing'],
  ['a long step', 'This is one step.', 'One. Two. Three. Four.', '4 sentences'],
])('%s is reported', async (_, piece, by, reason) => {
  const result = loadCurriculum(contentReplacing(visualization, piece, by));
  const problems = result.ok ? await checkCurriculum(result.curriculum) : [];
  expect(problems.map(formatProblem).join('\n')).toContain(reason);
});

test('a visualization without controls is reported', () => {
  const result = loadCurriculum(contentWith());
  if (!result.ok) throw new Error('The small content does not load.');
  const [mix] = result.curriculum.visualizations;
  if (!mix) throw new Error('The small content has no visualization.');
  const still = { ...mix, interactiveElements: [] };
  expect(checkVisualizations({ ...result.curriculum, visualizations: [still] })).toEqual([
    expect.objectContaining({ location: 'interactiveElements' }),
  ]);
});
