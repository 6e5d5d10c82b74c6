import { expect, it } from 'vitest'
import { titleParts } from './page-title.ts'

it.each([
  ['contracts', { contract: 'A-001' }, { key: 'contracts' }],
  ['notFound', { contract: 'A-001' }, { key: 'notFound' }],
  ['viewContracts', {}, { key: 'viewContracts' }],
  ['viewContracts', { contract: 'A-001' }, { key: 'viewContracts', contract: 'A-001' }],
  ['viewGasContracts', { contract: 'G 1/2' }, { key: 'viewGasContracts', contract: 'G 1/2' }],
  ['viewContracts', { contract: 'A-001', function: 'download' }, { key: 'viewContracts', contract: 'A-001' }],
  ['viewContracts', { function: 'powChange' }, { key: 'viewContracts', entry: 'changePower' }],
  [
    'viewContracts',
    { contract: 'A-001', function: 'consumption' },
    { key: 'viewContracts', entry: 'viewConsumption', contract: 'A-001' },
  ],
  // What somebody else put into a link is not told as the office\u2019s own words.
  ['viewContracts', { contract: 'Call 900 000 000! Now' }, { key: 'viewContracts' }],
  ['viewContracts', { contract: 'x'.repeat(41) }, { key: 'viewContracts' }],
] as const)('%s with %j: %j', (key, search, parts) => {
  expect(titleParts(key, search)).toEqual(parts)
})
