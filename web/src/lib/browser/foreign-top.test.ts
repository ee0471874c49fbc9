// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { hasForeignTop } from './foreign-top.ts';

/** Stands around the tested page. */
function around(page: { readonly origin: string | null; readonly parent?: Window }): Window {
  const { origin, parent } = page;
  const outer = {
    get location() {
      if (origin === null) throw new DOMException('Blocked a frame', 'SecurityError');
      return { origin };
    },
  };
  return Object.assign(outer, { parent: parent ?? outer }) as unknown as Window;
}

const framedBy = (page: Window) => vi.spyOn(window, 'parent', 'get').mockReturnValue(page);
const { origin } = window.location;

describe('what stands around a page', () => {
  it('is nothing where it is not framed', () => {
    expect(hasForeignTop()).toBe(false);
  });

  it('is ours where all pages around it are', () => {
    framedBy(around({ origin, parent: around({ origin }) }));
    expect(hasForeignTop()).toBe(false);
  });

  it('is foreign where a page around it is', () => {
    framedBy(around({ origin: null }));
    expect(hasForeignTop()).toBe(true);
    framedBy(around({ origin: 'https://example.org' }));
    expect(hasForeignTop()).toBe(true);
  });

  it('is foreign where a page further out is', () => {
    framedBy(around({ origin, parent: around({ origin: null }) }));
    expect(hasForeignTop()).toBe(true);
  });
});
