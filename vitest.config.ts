import { configDefaults, defineConfig } from 'vitest/config'

/** Whole-product tests that take minutes: `npm test` runs them, `npm run check` does not. */
const long = 'server/src/**/*.long.test.ts'

const server = {
  globalSetup: ['server/src/platform/testing/global-setup.ts'],
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    isolate: false,
    // By default one core is left free, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'contract',
          include: ['contract/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          isolate: false,
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
