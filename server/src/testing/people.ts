/** Two learners for tests; the stranger, who never signs in, needs no data. */
import type { RegisterBody } from '@qubloom/contract';

export type Person = Required<RegisterBody>;

export const ada: Person = {
  ageRange: '13-17',
  username: 'ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  password: 'analytical-engine',
  timeZone: 'Europe/London',
};

export const grace: Person = {
  ageRange: '18-plus',
  username: 'grace',
  email: 'grace@example.org',
  firstName: 'Grace',
  lastName: 'Hopper',
  password: 'nanoseconds-of-wire',
  timeZone: 'America/New_York',
};
