import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GridCell } from './cells.ts';
import { dragThreshold, useDrag, type GrabOptions } from './use-drag.ts';

// The test page has no layout, so a cell is 100 pixels wide and high, and there are two wires with three cells
// each.
beforeEach(() => {
  document.elementFromPoint = (x, y) => {
    const [column, wire] = [Math.floor(x / 100), Math.floor(y / 100)];
    if (column < 0 || column > 2 || wire < 0 || wire > 1) return null;
    const element = document.createElement('div');
    Object.assign(element.dataset, { wire, column });
    return element;
  };
});
afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));

function dragging() {
  const onDrop = vi.fn<(item: string, to: GridCell | null) => void>();
  const { result } = renderHook(() => useDrag(onDrop));
  return {
    onDrop,
    drag: () => result.current,
    grab: (options?: GrabOptions, button = 0) =>
      act(() => result.current.grab({ button, clientX: 50, clientY: 50 }, 'h', options)),
    move: (clientX: number, clientY: number) => fireEvent.pointerMove(window, { clientX, clientY }),
    up: (clientX: number, clientY: number) => fireEvent.pointerUp(window, { clientX, clientY }),
  };
}

describe('a drag', () => {
  it('keeps the carried item under the pointer, and drops it on the cell there', () => {
    const { onDrop, drag, grab, move, up } = dragging();
    const ghost = document.createElement('span');
    act(() => drag().ghost(ghost));
    grab();
    move(210, 120);
    expect(drag()).toMatchObject({ carried: 'h', over: { wire: 1, column: 2 } });
    expect(ghost.style.transform).toContain('translate(210px, 120px)');
    up(150, 20);
    expect(onDrop.mock.calls).toEqual([['h', { wire: 0, column: 1 }]]);
    expect(drag()).toMatchObject({ carried: null, over: null });
  });

  it('does not end with a click', () => {
    const { drag, grab, move, up } = dragging();
    grab();
    move(210, 120);
    up(210, 120);
    expect(drag().wasDragged()).toBe(true);
    grab();
    up(50, 50);
    expect(drag().wasDragged()).toBe(false);
  });

  it('reports null for a drop outside all cells', () => {
    const { onDrop, grab, move, up } = dragging();
    grab();
    move(210, 120);
    up(900, 900);
    expect(onDrop.mock.calls).toEqual([['h', null]]);
  });

  it('begins only beyond the threshold, and with the first button', () => {
    const { onDrop, drag, grab, move, up } = dragging();
    grab();
    move(50 + dragThreshold, 50);
    expect(drag().carried).toBeNull();
    move(51 + dragThreshold, 50);
    expect(drag().carried).toBe('h');
    act(() => drag().release());
    grab(undefined, 2);
    move(250, 50);
    up(250, 50);
    expect(drag().carried).toBeNull();
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('lets a finger that moves sideways pan the page', () => {
    const { drag, grab, move } = dragging();
    grab({ mayPan: true });
    move(150, 60);
    expect(drag().carried).toBeNull();
    move(90, 90);
    expect(drag().carried).toBe('h');
  });

  it('is undone by Escape, which nothing else receives', () => {
    const { onDrop, drag, grab, move, up } = dragging();
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown);
    grab();
    move(210, 120);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(drag()).toMatchObject({ carried: null, over: null });
    move(110, 120);
    up(110, 120);
    expect(onDrop).not.toHaveBeenCalled();
    expect(drag().wasDragged()).toBe(true);
    expect(onKeyDown).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onKeyDown).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', onKeyDown);
  });

  it('is undone if the browser cancels the pointer', () => {
    const { onDrop, drag, grab, move } = dragging();
    grab();
    move(210, 120);
    fireEvent.pointerCancel(window);
    expect(drag().carried).toBeNull();
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('keeps the page from scrolling while something is carried', () => {
    const { grab, move } = dragging();
    const scroll = () => fireEvent.touchMove(window, { cancelable: true });
    grab();
    expect(scroll()).toBe(true);
    move(210, 120);
    expect(scroll()).toBe(false);
  });
});
