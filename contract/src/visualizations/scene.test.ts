import { describe, expect, test } from 'vitest';
import { AnimationScript, InteractiveElement, fillTemplate } from './scene.ts';

const script = { description: 'A picture.' };

describe('an animation script', () => {
  // Shows: A16 bindings
  test.each([
    ['code', { run: 'planted()' }],
    ['an attribute that is not on the list', binding({ attribute: 'href' })],
    ['an event handler', binding({ attribute: 'onclick' })],
    ['a style', binding({ attribute: 'style' })],
    ['words as a value', binding({ value: 'planted()' })],
    ['an expression in words', binding({ value: { of: 'a', shape: 'eval' } })],
    ['an endless factor', binding({ value: { of: 'a', times: Infinity } })],
    ['a name from the prototype', { readings: { ['__proto__x']: { circuit: 'a', chance: '1' } } }],
    ['a reading of two kinds', { readings: { a: { circuit: 'a', chance: '1', like: 'b' } } }],
    ['a picture with a list', { pictures: [{ name: 'a', properties: { list: ['planted()'] } }] }],
  ])('is refused with %s', (_, planted) => {
    expect(AnimationScript.safeParse({ ...script, ...planted }).success).toBe(false);
  });

  test('fills in defaults', () => {
    const read = AnimationScript.parse({ ...script, ...binding({}) });
    expect(read.bindings[0]?.value).toEqual({ of: 'a', shape: 'plain', times: 1, plus: 0 });
  });
});

function binding(change: object) {
  return { bindings: [{ element: 'ball', attribute: 'r', value: { of: 'a' }, ...change }] };
}

describe('an interactive element', () => {
  // Shows: 9 slider defaults
  test('a slider goes from 0 to 1 in steps of 0.01 and starts at its lower end', () => {
    const slider = InteractiveElement.parse({ id: 'turn', type: 'slider', label: 'Turn' });
    expect(slider).toMatchObject({ min: 0, max: 1, step: 0.01, default: 0 });
  });

  test('a button is a switch', () => {
    const button = InteractiveElement.parse({ id: 'flip', type: 'button', label: 'Flip' });
    expect(button).toMatchObject({ min: 0, max: 1, step: 1, default: 0 });
  });

  test.each([
    ['no step', { step: 0 }],
    ['its ends swapped', { min: 1, max: 0 }],
    ['a default beyond its end', { default: 2 }],
    ['a handler', { onClick: 'planted()' }],
    ['another type', { type: 'script' }],
  ])('is refused with %s', (_, change) => {
    const slider = { id: 'turn', type: 'slider', label: 'Turn', ...change };
    expect(InteractiveElement.safeParse(slider).success).toBe(false);
  });
});

test('texts contain numbers, percentages, degrees, and words', () => {
  const values = { one: 0.8536, turn: 0.5, eve: 1, tiny: -0.0001, rare: 0.0096 };
  expect(
    fillTemplate('{one} {one%} {rare%} {turn°} {eve: away | listening} {tiny} {gone}', values),
  ).toBe('0.85 85.4% 0.96% 90° listening 0 0');
});
