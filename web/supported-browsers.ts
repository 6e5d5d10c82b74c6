/**
 * The oldest browsers that the office works in: they know `light-dark()`, popover and nesting of styles. README and
 * decision 0006 say the same (scripts/supported-browsers.test.ts); older ones are told so by the page.
 */
export const supportedBrowsers = [
  { engine: 'chrome', name: 'Chrome and Edge', version: 125 },
  { engine: 'firefox', name: 'Firefox', version: 128 },
  { engine: 'safari', name: 'Safari', version: 18 },
] as const
