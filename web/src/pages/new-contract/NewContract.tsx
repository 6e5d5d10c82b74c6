import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import type { Area } from '../../i18n/messages.ts'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Wizard = lazy(async () => ({
  default: (await import('../../procedures/new-contract/Wizard.tsx')).Wizard,
}))

/** Words of what the questions are made of. */
const areas = ['flow', 'address', 'uploads'] as const satisfies readonly Area[]

interface NewContractProps {
  readonly kind: ContractKind
}

/** Becoming a customer. The questions come by themselves, after the page. */
export function NewContract({ kind }: NewContractProps) {
  const t = useTranslations('new-contract')
  const waiting = <Skeleton label={t('loading')} shape="text" />
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t(`titles.${kind}`)} answer={t('answer')} detail={t(`ahead.${kind}`)} />
      {kind === 'dual' ? <OneAlone /> : null}
      <InBrowser>
        <Suspense fallback={waiting}>
          {areas.reduce<ReactNode>(
            (part, area) => (
              <LazyTexts area={area} fallback={waiting}>
                {part}
              </LazyTexts>
            ),
            <Wizard kind={kind} />,
          )}
        </Suspense>
      </InBrowser>
    </div>
  )
}

/** To the questions of one supply alone. */
function OneAlone() {
  const t = useTranslations('new-contract.alone')
  const { offers, address } = useSite()
  const routes = { electricity: 'newElectricityContract', gas: 'newGasContract' } as const
  return (
    <p className="row small">
      {(['electricity', 'gas'] as const).map((kind) =>
        offers(routes[kind]) ? (
          <Link key={kind} href={address(routes[kind])}>
            {t(kind)}
          </Link>
        ) : null,
      )}
    </p>
  )
}
