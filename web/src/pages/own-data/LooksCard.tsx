import { mostLooks } from '@endoll/api/own-data.ts'
import type { Look } from '@endoll/api/own-data.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'

interface LooksCardProps {
  readonly looked: readonly Look[]
}

/** Who has looked at the customer's data beside the customer, a line a day and person. */
export function LooksCard({ looked }: LooksCardProps) {
  const t = useTranslations('own-data.looks')
  const { longDay } = useFormat()
  const { address, offersSwitch } = useSite()
  return (
    <Card title={t('title')}>
      {looked.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="stack" data-gap="s" role="list">
          {looked.map((look, index) => (
            <li key={index}>
              <b translate="no">{look.who}</b>
              <p className="small soft">
                {longDay(look.day)} · <Why look={look} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {looked.length === mostLooks ? (
        <p className="small soft">{t('newest', { count: String(mostLooks) })}</p>
      ) : null}
      {offersSwitch('delegation') ? (
        <p>
          <Link href={address('profile')}>{t('whoMay')}</Link>
        </p>
      ) : null}
    </Card>
  )
}

interface WhyProps {
  readonly look: Look
}

function Why({ look: { kind, why, did } }: WhyProps) {
  const t = useTranslations('own-data.looks')
  if (kind === 'agent') return t('agent', { why })
  const { paid = 0, wrote = 0 } = did ?? {}
  return [
    t('delegate'),
    ...(paid > 0 ? [t('paid', { count: paid })] : []),
    ...(wrote > 0 ? [t('wrote', { count: wrote })] : []),
  ].join(' · ')
}
