import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import type { OfficeOptions } from './fixtures.ts'

// Read by other tools too, on machines without a browser: its absence is reported when one is started.
const chromium = findChromium() ?? {
  executablePath: 'no Chromium: run `npm test` once, or name one in ENDOLL_CHROMIUM',
}

export default defineConfig<object, OfficeOptions>({
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Only for what hangs: a busy machine may take several times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    // Where no language is set, names of files that are saved lose their accents.
    launchOptions: { ...chromium, env: { ...process.env, LANG: 'C.UTF-8' } },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    contextOptions: { reducedMotion: 'reduce' },
    // Of the second try alone, without the film: drawn of every journey, a run that passes would throw it all away.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
})
