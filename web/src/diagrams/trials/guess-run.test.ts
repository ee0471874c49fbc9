import { describe, expect, it } from 'vitest';
import { formatGhost, parseGhost } from './guess-run.ts';

describe('a guess about a chart, in an address', () => {
  it('is restored unchanged', () => {
    const ghost = { '00': 50, '11': 50 };
    expect(parseGhost(formatGhost(ghost))).toEqual(ghost);
  });

  it.each(['', '0', '0:', '2:50', '0:101', '0:50,', '0:1e1', '"><script>', '0:50,javascript:'])(
    'is undefined for %j',
    (text) => {
      expect(parseGhost(text)).toBeUndefined();
    },
  );
});
