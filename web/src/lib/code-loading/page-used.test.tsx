import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageUsed } from './page-used.ts';

test('a use that came before the page waits for one counts', async () => {
  void pageUsed();
  fireEvent.keyDown(window, { key: 'Tab' });
  await expect(pageUsed()).resolves.toBeUndefined();
});
