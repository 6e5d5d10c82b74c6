import type { KeptKind } from '@endoll/api/own-data.ts'
import { useTranslations } from 'use-intl'
import { Card } from '../../ui/Card.tsx'

/** Those whose time is a number of days, or of years at least. */
type InDays = 'mails' | 'sessions' | 'browsers' | 'tokens' | 'copies'
type InYears = 'bills' | 'contracts' | 'requests' | 'cases'

interface KeptCardProps {
  readonly kept: readonly KeptKind[]
}

/** What is kept, for how long and why, closed under how many kinds there are. */
export function KeptCard({ kept }: KeptCardProps) {
  const t = useTranslations('own-data')
  const timeOf = ({ kind, days, years }: KeptKind) => {
    if (days !== null) return t(`kinds.${kind as InDays}.time`, { days })
    if (years !== null) return t(`kinds.${kind as InYears}.time`, { years })
    return t(`kinds.${kind as Exclude<typeof kind, InDays | InYears>}.time`)
  }
  return (
    <Card title={t('kept.title')}>
      <p className="soft">{t('kept.intro')}</p>
      <details>
        <summary>{t('kept.each', { count: kept.length })}</summary>
        <ul className="stack" role="list">
          {kept.map((one) => {
            const why = t(`kinds.${one.kind}.why`)
            return (
              <li key={one.kind}>
                <b>{t(`kinds.${one.kind}.what`)}</b>
                <p>{timeOf(one)}</p>
                <p className="small soft">{one.law === null ? why : t('kept.law', { why, law: one.law })}</p>
              </li>
            )
          })}
        </ul>
      </details>
    </Card>
  )
}
