import { describe, expect, test } from 'vitest';
import { allowUsername } from './usernames.ts';

describe('a username', () => {
  test.each([
    'ada',
    'Grace_Hopper',
    'quantum-cat-2013',
    'x-1-2-3-4-5-6',
    'scunthorpe',
    'classic-bass',
    'cassidy',
    'Dickens_fan',
    'night-assembly',
    'superposition',
  ])('may be %s', (username) => {
    expect(() => allowUsername(username)).not.toThrow();
  });

  test.each(['fuck', 'FuCk-you', 'f-u-c-k', 'sh1t_head', 'b1tch', 'a55hole', 'n1gger'])(
    'may not be %s',
    (username) => {
      expect(() => allowUsername(username)).toThrow('Please choose a kinder username.');
    },
  );

  test.each(['5551234567', 'ada-555-123-4567', 'call_0_8_0_0_1_2_3', 'ada1234567'])(
    'may not hold a phone number as %s does',
    (username) => {
      expect(() => allowUsername(username)).toThrow('phone number');
    },
  );
});
