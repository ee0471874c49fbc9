import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { doubleAnnouncements } from './live-regions.ts';

test.each([
  [
    'a live region inside another',
    <div role="status" key="nested">
      Saved. <p role="alert">Saved.</p>
    </div>,
    ['inside another live region: Saved.'],
  ],
  [
    'an output',
    <output key="output" aria-live="polite">
      π/2
    </output>,
    ['an output, live without saying so: π/2'],
  ],
  [
    'the words of a slider',
    <div key="slider">
      <input type="range" aria-valuetext="90 degrees. The waves cancel." readOnly value="1" />
      <p aria-live="polite">The waves cancel.</p>
    </div>,
    ["also a slider's words: The waves cancel."],
  ],
  [
    'a text that is announced once',
    <div key="once">
      <input type="range" aria-valuetext="90 degrees" readOnly value="1" />
      <p role="status">The waves cancel.</p>
      <div role="log" aria-live="off">
        <p>Hello</p>
      </div>
    </div>,
    [],
  ],
] as const)('double announcements in %s are listed', (_, element, found) => {
  const { container, unmount } = render(element);
  expect(doubleAnnouncements(container)).toEqual(found);
  unmount();
});
