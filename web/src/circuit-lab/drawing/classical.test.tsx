import { fireEvent } from '@testing-library/react';
import { circuit } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { bell, grid, open, place, teleportation } from '../testing/lab-page.tsx';

const drawn = (kind: 'wire' | 'written' | 'read') =>
  grid().querySelectorAll(`[data-classical="${kind}"]`).length;

describe('the wire of the bits', () => {
  it('connects each look with the operation that its result controls', () => {
    open({ circuit: teleportation });
    expect([drawn('wire'), drawn('written'), drawn('read')]).toEqual([1, 2, 2]);
    expect(grid()).toHaveTextContent('c0–c1');
  });

  it('keeps lines of one column apart', () => {
    open({ circuit: circuit(2).measure(0, 0).measure(1, 1).build() });
    const [first, second] = grid().querySelectorAll('[data-classical="written"] path');
    const x = (path: Element | undefined) => path?.getAttribute('d')?.split(' ')[0];
    expect(x(first)).not.toBe(x(second));
  });

  it('appears with the first look and disappears with the last', () => {
    open({ circuit: bell });
    expect(drawn('wire')).toBe(0);
    place(0, 2).focus();
    fireEvent.keyDown(place(0, 2), { key: 'm' });
    expect([drawn('wire'), drawn('written')]).toEqual([1, 1]);
    fireEvent.keyDown(place(0, 2), { key: 'Delete' });
    expect(drawn('wire')).toBe(0);
  });
});
