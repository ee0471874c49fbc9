import { expect, test } from 'vitest';
import { agentFamily, shortenAddress } from './origin.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['not an address', null],
])('the address %s is kept as %s', (address, stored) => {
  expect(shortenAddress(address)).toBe(stored);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', 'Safari'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome'],
  ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  ['curl/8.0', 'Other'],
  [undefined, null],
])('the agent %s is kept as %s', (agent, stored) => {
  expect(agentFamily(agent)).toBe(stored);
});
