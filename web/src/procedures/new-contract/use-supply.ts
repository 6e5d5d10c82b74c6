import { getGasSupplyPoint, getSupplyPoint } from '@endoll/api/contracting.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '../../calls/query.ts'
import { useSettled } from '../../form/use-settled.ts'

/** How long after the last key a supply is looked up. */
const lookUpAfterMs = 400

export type SupplyFacts = ReplyOf<typeof getSupplyPoint>['data']
type GasFacts = ReplyOf<typeof getGasSupplyPoint>['data']

/** What is known of a supply by its CUPS. */
export type Supply<Facts = SupplyFacts> =
  | { readonly at: 'waiting' | 'looking' }
  | { readonly at: 'found'; readonly facts: Facts }
  | { readonly at: 'unavailable'; readonly reason: string | null }
  /** It could not be asked; that it can be contracted is checked when everything is sent. */
  | { readonly at: 'failed'; readonly again: () => void }

interface Answer<Facts extends SupplyFacts> {
  readonly isFetching: boolean
  readonly data: { readonly data: Facts } | undefined
  readonly refetch: () => unknown
}

function supplyOf<Facts extends SupplyFacts>(
  answer: Answer<Facts>,
  { valid, enabled }: { readonly valid: boolean; readonly enabled: boolean },
): Supply<Facts> {
  if (!valid) return { at: 'waiting' }
  if (!enabled || answer.isFetching) return { at: 'looking' }
  if (!answer.data) return { at: 'failed', again: () => void answer.refetch() }
  const { cups_availability: availability } = answer.data.data
  return availability.available
    ? { at: 'found', facts: answer.data.data }
    : { at: 'unavailable', reason: availability.reason }
}

function useAsked(cups: string) {
  const settled = useSettled(cups, lookUpAfterMs)
  const parsed = parseCups(cups)
  return { valid: parsed.ok, enabled: parsed.ok && settled === cups, text: parsed.ok ? parsed.cups : '' }
}

/** The error beside the CUPS of a supply that cannot be contracted, until it is changed. */
export function useUnavailableShown(
  { at }: Pick<Supply, 'at'>,
  { show, clear }: { readonly show: () => void; readonly clear: () => void },
): void {
  useEffect(() => {
    if (at === 'unavailable') show()
    else if (at !== 'waiting') clear()
    // oxlint-disable-next-line react/exhaustive-deps -- when something new is known of the supply
  }, [at])
}

const once = { retry: false, staleTime: Infinity } as const

/** Looks a supply up once its CUPS is whole and valid: 20 characters, or 22. */
export function useSupply(cups: string, wanted = true): Supply {
  const asked = useAsked(wanted ? cups : '')
  const query = { params: { cups: asked.text }, query: { old: '0' } } as const
  const answer = useQuery({ ...read(getSupplyPoint, query), ...once, enabled: asked.enabled })
  return supplyOf(answer, asked)
}

/** The same of a supply of gas. */
export function useGasSupply(cups: string, wanted = true): Supply<GasFacts> {
  const asked = useAsked(wanted ? cups : '')
  const query = { params: { cups: asked.text } }
  const answer = useQuery({ ...read(getGasSupplyPoint, query), ...once, enabled: asked.enabled })
  return supplyOf(answer, asked)
}
