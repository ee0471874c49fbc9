/** Takes pictures of screens, lesson steps, and scenes for `screenshots/`: `npm run screenshots`. It asserts nothing. */
import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

export default defineConfig({
  ...everyday,
  testMatch: '**/*.shots.ts',
  timeout: 600_000,
});
