import { expect, test } from 'vitest';
import { agentFamily, agentName } from './origin.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', 'Safari'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome'],
  ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  ['curl/8.0', 'Other'],
  [undefined, null],
])('the agent %s is stored as %s', (agent, stored) => {
  expect(agentFamily(agent)).toBe(stored);
});

const webKit = 'AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit}`, 'Safari on an iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X) ${webKit}`, 'Safari on an iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36', 'Chrome on a Chromebook'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18.0 Safari/605.1.15', 'Safari on a Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.0', 'Other'],
  [undefined, null],
])('the session of the agent %s is named %s', (agent, name) => {
  expect(agentName(agent)).toBe(name);
});
