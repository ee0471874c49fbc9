/** Records each course's video from its storyboard: `npm run videos`. It asserts nothing. */
import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

export default defineConfig({
  ...everyday,
  testMatch: '**/*.videos.ts',
  workers: 1,
  timeout: 600_000,
  use: { ...everyday.use, trace: 'off' },
});
