/** Presses everything on every screen of a phone: `npm run test:phone`. */
import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

export default defineConfig({
  ...everyday,
  testMatch: '**/*.phone.ts',
  timeout: 300_000,
});
