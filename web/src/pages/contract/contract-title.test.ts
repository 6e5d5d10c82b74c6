import { expect, it } from 'vitest'
import { titleParts } from './contract-title.ts'

it.each([
  [{}, {}],
  [{ contract: 'A-001' }, { contract: 'A-001' }],
  [{ contract: 'G 1/2' }, { contract: 'G 1/2' }],
  [{ contract: 'A-001', function: 'download' }, { contract: 'A-001' }],
  [{ function: 'powChange' }, { entry: 'power' }],
  [
    { contract: 'A-001', function: 'consumption' },
    { entry: 'consumption', contract: 'A-001' },
  ],
  // Text that somebody put into a link must not appear as the site's own.
  [{ contract: 'Call 900 000 000! Now' }, {}],
  [{ contract: 'x'.repeat(41) }, {}],
] as const)('with %j: %j', (search, parts) => {
  expect(titleParts(search)).toEqual(parts)
})
