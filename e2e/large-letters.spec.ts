// Letters of twice their size, by the setting of the browser, on a phone of 390 px.
import { everyPageIsWhole } from './every-page.ts'
import { test } from './fixtures.ts'
import config from './playwright.config.ts'

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...config.use?.launchOptions, args: ['--blink-settings=defaultFontSize=32'] },
})

everyPageIsWhole()
