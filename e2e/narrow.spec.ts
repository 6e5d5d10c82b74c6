// The narrowest window that a page must fit: 320 px, also what 1280 px are at 400 % (WCAG 1.4.10).
import { everyPageIsWhole } from './every-page.ts'
import { test } from './fixtures.ts'

test.use({ viewport: { width: 320, height: 568 } })

everyPageIsWhole()
