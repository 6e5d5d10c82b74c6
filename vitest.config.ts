import { configDefaults, defineConfig } from 'vitest/config'
import { declarationsPlugin } from './web/src/loading/build/declarations.ts'

/** Whole-product tests that take minutes: `npm test` runs them, `npm run check` does not. */
const long = 'server/src/**/*.long.test.ts'

/** Time is only for what hangs: a busy machine may take ten times as long as a quiet one. */
const shared = { isolate: false, testTimeout: 180_000, hookTimeout: 180_000 }

const server = { ...shared, globalSetup: ['server/src/testing/global-setup.ts'] }

export default defineConfig({
  test: {
    isolate: false,
    // By default one core is left free, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['api/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        // Pages and parts learn which file they are in, as in the build.
        plugins: [declarationsPlugin(`${import.meta.dirname}/web`).plugin],
        test: {
          ...shared,
          name: 'web',
          include: ['web/*.test.ts', 'web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          // The palette's test reads the colours where they are defined.
          css: { include: [/tokens\.css\?raw/] },
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, long],
        },
      },
      { test: { ...server, name: 'long', include: [long] } },
    ],
  },
})
