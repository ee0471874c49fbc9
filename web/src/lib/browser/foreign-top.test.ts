// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { hasForeignTop } from './foreign-top.ts';

/** Fakes the windows around the tested page. */
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

describe('the top page around this one', () => {
  it('is not foreign if the page is not framed', () => {
    expect(hasForeignTop()).toBe(false);
  });

  it('is not foreign if all pages around it are ours', () => {
    framedBy(around({ origin, parent: around({ origin }) }));
    expect(hasForeignTop()).toBe(false);
  });

  it("is foreign if another site's page is around it", () => {
    framedBy(around({ origin: null }));
    expect(hasForeignTop()).toBe(true);
    framedBy(around({ origin: 'https://example.org' }));
    expect(hasForeignTop()).toBe(true);
  });

  it("is foreign if another site's page is further out", () => {
    framedBy(around({ origin, parent: around({ origin: null }) }));
    expect(hasForeignTop()).toBe(true);
  });
});
