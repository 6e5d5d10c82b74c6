import type { HomeMove } from '@endoll/api/home-moves.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { functionQuery } from '../../../site/contract-functions.ts'
import { useSite } from '../../../site/site.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'

interface MovesCardProps {
  readonly moves: readonly HomeMove[]
}

/** Moves that were begun, each with a page of its own. */
export function MovesCard({ moves }: MovesCardProps) {
  const t = useTranslations('moving.begun')
  const { address } = useSite()
  const { longDay } = useFormat()
  return (
    <Card title={t('title')}>
      <ul role="list" className="stack" data-gap="s">
        {moves.map(({ reference, last_day: last, first_day: first, arriving }) => (
          <li key={reference}>
            <Link href={address('viewContracts', {}, { ...functionQuery('end_supply'), moving: reference })}>
              {t('days', { last: longDay(last), first: longDay(first) })}
            </Link>{' '}
            <span className="small soft">
              {t(arriving.some(({ state }) => state === 'signed') ? 'signed' : 'unsigned', { reference })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
