import type { ClaimFact } from '@endoll/api/cases.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'

/** What a claim is about, in words. */
export function useFactWords(): (fact: ClaimFact) => string {
  const t = useTranslations('cases.facts')
  const { longDay, money } = useFormat()
  return ({ kind, name, day: on, amount_cents: cents }) =>
    t(kind, { name, day: longDay(on), amount: cents === null ? '' : money(cents) })
}
