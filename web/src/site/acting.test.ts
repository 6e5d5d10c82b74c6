import { expect, it } from 'vitest'
import { actingIn, withActing } from './acting.ts'

it('the address says for whom, and links carry it on [r.acting-address]', () => {
  expect(actingIn('/facturas?view=year&for=12#top')).toBe('12')
  expect(actingIn('/facturas?view=year')).toBeUndefined()
  expect(actingIn('/facturas#?for=12')).toBeUndefined()
  expect(withActing({ view: 'year' }, '12')).toEqual({ view: 'year', for: '12' })
  expect(withActing({ view: 'year' }, undefined)).toEqual({ view: 'year' })
  // A link back to one's own says so itself.
  expect(withActing({ for: undefined }, '12')).toEqual({ for: undefined })
})
