import { useTranslations } from 'use-intl'
import { functionQuery } from '../../../site/contract-functions.ts'
import { useSite } from '../../../site/site.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'

interface SunCardProps {
  /** The contract's name. */
  readonly name: string
}

/** The way to what the panels have brought. */
export function SunCard({ name }: SunCardProps) {
  const t = useTranslations('contract-page')
  const { address } = useSite()
  return (
    <Card title={t('parts.sun')}>
      <p>
        <Link href={address('viewContracts', {}, { ...functionQuery('consumption', name), view: 'sun' })}>
          {t('sun')}
        </Link>
      </p>
    </Card>
  )
}
