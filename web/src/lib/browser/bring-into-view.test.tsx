import { beforeEach, expect, test, vi } from 'vitest';
import { bringIntoView, focusHere } from './bring-into-view.ts';

const height = 780;
const bars = 80;
const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('scrollTo', scrollTo);
  document.documentElement.style.scrollPaddingTop = `${String(bars)}px`;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    scrollPaddingTop: `${String(bars)}px`,
  } as CSSStyleDeclaration);
});

function boxAt(top: number, size: number): Element {
  const box = document.createElement('div');
  box.getBoundingClientRect = () => new DOMRect(0, top, 300, size);
  return box;
}

test('visible content stays where it is', () => {
  bringIntoView(boxAt(300, 100));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('content below the window moves above the bar at the lower edge, without animation under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  bringIntoView(boxAt(700, 100));
  expect(scrollTo).toHaveBeenCalledWith({ top: 800 - (height - bars), behavior: 'instant' });
});

test('without reduced motion, the page scrolls smoothly', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  bringIntoView(boxAt(700, 100));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
});

test('content above the window moves below the bar at the upper edge', () => {
  bringIntoView(boxAt(-40, 100));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: -40 - bars }));
});

test('content taller than the window shows its beginning', () => {
  bringIntoView(boxAt(600, 2000));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 600 - bars }));
});

test('the page does not scroll past the subject of the answer, except for the beginning of the answer', () => {
  bringIntoView(boxAt(650, 300), boxAt(230, 200));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 150 }));
  bringIntoView(boxAt(760, 300), boxAt(90, 200));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 760 + 96 - 700 }));
});

test('a focused element ends a scroll that has begun', () => {
  vi.stubGlobal('scrollY', 320);
  const field = document.body.appendChild(document.createElement('input'));
  focusHere(field);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 320, behavior: 'instant' });
  expect(field).toHaveFocus();
  field.remove();
});
