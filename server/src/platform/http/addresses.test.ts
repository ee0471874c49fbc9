import { expect, test } from 'vitest';
import { householdOf, isAddressOrRange, isLoopback, shortenAddress } from './addresses.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['not an address', null],
])('the address %s is stored as %s', (address, stored) => {
  expect(shortenAddress(address)).toBe(stored);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['a name', 'a name'],
])('a throttle counts %s as the household %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
  ['10.0.0.1', false],
  ['1', false],
])('%s is this machine: %s', (hostname, isHere) => {
  expect(isLoopback(hostname)).toBe(isHere);
});

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/64', false],
  ['10.0.0', false],
  ['proxy.example', false],
])('%s is an address or a range: %s', (text, isOne) => {
  expect(isAddressOrRange(text)).toBe(isOne);
});
