import { getProvince, getZipcode } from '@endoll/api/geography.ts'
import { parsePostalCode } from '@endoll/domain/identity/postal-code.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../calls/query.ts'
import { useSettled } from '../use-settled.ts'
import type { Municipality } from './typed-address.ts'

/** How long after the last key a postal code is looked up. */
const lookUpAfterMs = 700

/** What is known of a postal code. */
export type Municipalities =
  | { readonly at: 'waiting' | 'looking' }
  /** Its municipalities. */
  | { readonly at: 'found'; readonly municipalities: readonly Municipality[] }
  /** Not in the list, or the look-up failed: every municipality of its province, to choose from by hand. */
  | {
      readonly at: 'by-hand'
      readonly why: 'unknown' | 'failed'
      readonly municipalities: readonly Municipality[]
    }
  | { readonly at: 'failed'; readonly again: () => void }

/** Municipalities of a postal code that is being typed. A reply to an older code is never shown. */
export function useMunicipalities(zipcode: string): Municipalities {
  const settled = useSettled(zipcode, lookUpAfterMs)
  const parsed = parsePostalCode(zipcode)
  const code = parsed.ok ? parsed.postalCode : ''
  const asked = code !== '' && settled === zipcode
  // Not tried again by itself: after a failure the customer can choose by hand at once.
  const once = { retry: false, staleTime: Infinity } as const
  const byCode = useQuery({ ...read(getZipcode, { params: { zip: code } }), ...once, enabled: asked })
  const byHand = asked && (byCode.isError || byCode.data?.cities.length === 0)
  const province = useQuery({
    ...read(getProvince, { params: { ine: code.slice(0, 2) } }),
    ...once,
    enabled: byHand,
  })
  if (code === '') return { at: 'waiting' }
  if (byCode.isFetching || (byHand && province.isFetching)) return { at: 'looking' }
  if (byHand && province.data) {
    const { id: stateId, name: state, cities } = province.data
    const why = byCode.isError ? 'failed' : 'unknown'
    return { at: 'by-hand', why, municipalities: cities.map((city) => ({ ...city, stateId, state })) }
  }
  if (byHand && province.isError) {
    return { at: 'failed', again: () => void Promise.all([byCode.refetch(), province.refetch()]) }
  }
  if (!asked || !byCode.data) return { at: 'looking' }
  return {
    at: 'found',
    municipalities: byCode.data.cities.map(({ city, state }) => ({
      ...city,
      stateId: state.id,
      state: state.name,
    })),
  }
}
