import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Wizard = lazy(async () => ({
  default: (await import('../../procedures/new-electricity-contract/Wizard.tsx')).Wizard,
}))

/** Becoming a customer. The questions come by themselves, after the page. */
export function NewElectricityContractPage() {
  const t = useTranslations('new-contract')
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} answer={t('answer')} detail={t('ahead')} />
      <InBrowser>
        <Suspense fallback={<Skeleton label={t('loading')} shape="text" />}>
          <Wizard />
        </Suspense>
      </InBrowser>
    </div>
  )
}
