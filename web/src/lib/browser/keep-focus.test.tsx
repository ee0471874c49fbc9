import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop = () => {};

beforeEach(() => {
  // In tests, no element has a layout, so all visible ones get a box here.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [new DOMRect()]) as unknown as DOMRectList;
  });
  document.body.innerHTML = `<main tabindex="-1"><section>
    <h2>A scene</h2>
    <div id="tools"><button id="again">Start again</button><button id="sound">Sound</button></div>
  </section></main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const find = (id: string) => document.getElementById(id) as HTMLButtonElement;
/** Waits until the repair has run. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

test.each([
  ['takes itself away', () => find('again').remove()],
  ['is disabled', () => (find('again').disabled = true)],
  ['is hidden', () => (find('again').hidden = true)],
])('a control that %s when pressed passes the focus to the box around it', async (_, change) => {
  find('again').focus();
  change();
  await settle();
  expect(document.activeElement).toBe(find('tools'));
});

test('the focus moves to the closest box that still exists', async () => {
  find('again').focus();
  document.querySelector('section')?.remove();
  await settle();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('a component that focuses a better place keeps the focus there', async () => {
  find('again').focus();
  find('again').remove();
  find('sound').focus();
  await settle();
  expect(document.activeElement).toBe(find('sound'));
});

test('a learner who clicks next to a control leaves it', async () => {
  find('again').focus();
  find('again').blur();
  find('sound').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
