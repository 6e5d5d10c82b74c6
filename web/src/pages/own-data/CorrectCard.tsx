import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

/** Where each datum is corrected; what nobody can change here is asked for. */
export function CorrectCard() {
  const t = useTranslations('own-data.correct')
  const { address, offers, settings } = useSite()
  const { phone } = settings.organisation
  return (
    <Card title={t('title')}>
      <ul className="stack" data-gap="s" role="list">
        <li>
          <b>{t('account')}</b>
          <p>
            <Link href={address('profile')}>{t('inProfile')}</Link>
          </p>
        </li>
        <li>
          <b>{t('contract')}</b>
          <p>
            <Link href={address('contracts')}>{t('inContracts')}</Link>
          </p>
        </li>
        <li>
          <b>{t('rest')}</b>
          <p>{t('ask')}</p>
          <p>
            {offers('requestCreate') ? (
              <Link href={address('requestCreate')}>{t('write')}</Link>
            ) : (
              <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink>
            )}
          </p>
        </li>
      </ul>
    </Card>
  )
}
