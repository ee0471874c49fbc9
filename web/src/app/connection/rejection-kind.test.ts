import { expect, test } from 'vitest';
import { ApiError } from '../../product/api/api.ts';
import { rejectionKind } from './rejection-kind.ts';
import { NetworkError } from '../../lib/connectivity/connectivity.ts';

const withoutMessage = new Error('');
withoutMessage.stack = '';

// Shows: 8 connection indicator
test.each([
  [undefined, 'empty'],
  [null, 'empty'],
  ['', 'empty'],
  [{}, 'empty'],
  [new TypeError('Failed to fetch'), 'connection'],
  [new Error('NetworkError when attempting to fetch resource.'), 'connection'],
  [new Error('A network error occurred'), 'connection'],
  [new Error('WebSocket closed without opened.'), 'connection'],
  [new Error('[vite] server connection lost'), 'connection'],
  [new NetworkError(new TypeError('Load failed')), 'connection'],
  [new DOMException('The operation was aborted', 'AbortError'), 'connection'],
  [withoutMessage, 'connection'],
  ['network error', 'connection'],
  [new Error('Stripe.js could not be loaded'), 'payment'],
  [new Error('The payment element is gone'), 'payment'],
  [new ApiError(404, 'Not Found', 'That lesson does not exist.'), 'other'],
  [new TypeError("Cannot read properties of undefined (reading 'title')"), 'other'],
  [7, 'other'],
])('%s is about: %s', (reason, kind) => {
  expect(rejectionKind(reason)).toBe(kind);
});
