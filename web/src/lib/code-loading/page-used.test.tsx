import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageUsed } from './page-used.ts';

test('an earlier use of the page counts', async () => {
  void pageUsed();
  fireEvent.keyDown(window, { key: 'Tab' });
  await expect(pageUsed()).resolves.toBeUndefined();
});
