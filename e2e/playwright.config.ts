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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    // Where no language is set, names of files that are saved lose their accents.
    launchOptions: { ...chromium, env: { ...process.env, LANG: 'C.UTF-8' } },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    contextOptions: { reducedMotion: 'reduce' },
    // Without the film of every action, which a run that passes would draw for nothing.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
})
