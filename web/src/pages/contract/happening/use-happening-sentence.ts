import { useTranslations } from 'use-intl'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { HappeningPart } from './happening.ts'

/** The sentence of each part of what is happening with a supply. */
export function useHappeningSentence() {
  const t = useTranslations('contract-page.happening')
  // Of their own: the type of one translator with both has too many keys for the compiler.
  const sign = useTranslations('contract-page.happening.sign')
  const underWay = useTranslations('contract-page.happening.underWay')
  const { money } = useFormat()
  const dayWords = useDayWords()
  return (part: HappeningPart): string => {
    switch (part.key) {
      case 'debt':
        return t('debt', { amount: money(part.amountCents) })
      case 'sign':
        return sign(part.request.procedure)
      case 'underWay': {
        const said = underWay(part.request.procedure)
        const { due_date: due, effective_date: effective, procedure, state } = part.request
        // The retailer has said from which day on it is in effect.
        if (state === 'accepted' && effective !== null) {
          const day = dayWords(effective)
          return `${said} ${procedure === 'end_supply' ? t('endsOn', { day }) : t('takesEffectOn', { day })}`
        }
        return due === null ? said : `${said} ${t('byWhen', { day: dayWords(due) })}`
      }
      case 'active':
      case 'activeClear': {
        const { key, since } = part
        if (!since) return t(key)
        return 'year' in since
          ? t(`${key}SinceYear`, { year: since.year })
          : t(`${key}SinceDay`, { day: dayWords(since.day) })
      }
      case 'inProcess':
      case 'closedOn':
      case 'endsOn':
      case 'handedOn':
      case 'lastInvoice':
      case 'nextInvoice':
      case 'commitment':
      case 'renewal':
        return t(part.key, { day: dayWords(part.day) })
      default:
        return t(part.key)
    }
  }
}
