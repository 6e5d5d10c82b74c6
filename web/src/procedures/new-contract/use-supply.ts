import { getSupplyPoint } from '@endoll/api/contracting.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../calls/query.ts'
import { useSettled } from '../../form/use-settled.ts'

/** How long after the last key a supply is looked up. */
const lookUpAfterMs = 400

export type SupplyFacts = ReplyOf<typeof getSupplyPoint>['data']

/** What is known of a supply by its CUPS. */
export type Supply =
  | { readonly at: 'waiting' | 'looking' }
  | { readonly at: 'found'; readonly facts: SupplyFacts }
  | { readonly at: 'unavailable'; readonly reason: string | null }
  /** It could not be asked; that it can be contracted is checked when everything is sent. */
  | { readonly at: 'failed'; readonly again: () => void }

/** Looks a supply up once its CUPS is whole and valid: 20 characters, or 22. */
export function useSupply(cups: string): Supply {
  const settled = useSettled(cups, lookUpAfterMs)
  const parsed = parseCups(cups)
  const enabled = parsed.ok && settled === cups
  const answer = useQuery({
    ...read(getSupplyPoint, { params: { cups: parsed.ok ? parsed.cups : '' }, query: { old: '0' } }),
    retry: false,
    staleTime: Infinity,
    enabled,
  })
  if (!parsed.ok) return { at: 'waiting' }
  if (!enabled || answer.isFetching) return { at: 'looking' }
  if (!answer.data) return { at: 'failed', again: () => void answer.refetch() }
  const { cups_availability: availability } = answer.data.data
  return availability.available
    ? { at: 'found', facts: answer.data.data }
    : { at: 'unavailable', reason: availability.reason }
}
