import { describe, expect, it } from 'vitest';
import { nameOfShown, shownSimulator } from './shown-simulator-state.ts';

describe('the content for the address of a simulator', () => {
  it.each([
    [
      '/simulators/ripple?phase=90',
      { kind: 'frame', url: '/simulators/ripple?phase=90', name: 'ripple' },
    ],
    ['/simulators/circuit-lab', { kind: 'lab', query: '' }],
    ['/simulators/circuit-lab?level=full', { kind: 'lab', query: 'level=full' }],
    ['circuit-lab?example=bell', { kind: 'lab', query: 'example=bell' }],
    ['anything else', { kind: 'lab', query: '' }],
    ['https://example.org/a?b', { kind: 'external', url: 'https://example.org/a?b' }],
    ['http://example.org', { kind: 'external', url: 'http://example.org' }],
  ])('%s', (url, shown) => {
    expect(shownSimulator(url)).toEqual(shown);
  });

  it('has a name for its texts', () => {
    const urls = ['/simulators/bb84', 'circuit-lab', 'https://example.org'];
    expect(urls.map((url) => nameOfShown(shownSimulator(url)))).toEqual([
      'bb84',
      'circuit-lab',
      'external',
    ]);
  });
});
