import { accounts, type CurrentUser, UserId } from '@qubloom/contract';
import { refuses, replies } from './server.ts';

export const ada: CurrentUser = {
  id: UserId.parse(1),
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  points: 120,
  streak: 3,
  ageRange: '13-17',
  // The same zone as the page, so that it has nothing to report.
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  isTimeZoneChosen: false,
  erasesAt: null,
};

export const signedIn = (user: CurrentUser = ada) => replies(accounts.currentUser, user);
export const signedOut = () =>
  refuses(accounts.currentUser, 'not-signed-in', 'Please sign in first.');
