import { mostContracts } from '@endoll/api/procedures/several.ts'
import { useTranslations } from 'use-intl'
import { useSite } from '../site/site.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'

interface TooManyProps {
  readonly count: number
}

/** Why so many contracts cannot be chosen at once, and whom to ask; beside that choice, disabled by it. */
export function TooMany({ count }: TooManyProps) {
  const t = useTranslations('flow.tooMany')
  const { phone } = useSite().settings.organisation
  return (
    <>
      {t('why', { count, most: mostContracts })} <PhoneLink phone={phone}>{t('call', { phone })}</PhoneLink>
    </>
  )
}
