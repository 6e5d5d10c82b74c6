import { useTranslations } from 'use-intl'
import { Skeleton } from '../ui/Skeleton.tsx'

/** While a page's code is on its way. */
export function Pending() {
  const t = useTranslations('app')
  return <Skeleton shape="answer" label={t('loading')} />
}
