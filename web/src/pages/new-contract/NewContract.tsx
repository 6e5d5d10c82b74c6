import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import type { Area } from '../../i18n/messages.ts'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { useDrawnAhead } from '../../ui/DrawnAhead.tsx'
import { useInBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'

function loadWizard() {
  return import('../../procedures/new-contract/Wizard.tsx')
}
const Wizard = lazyComponent(async () => ({ default: (await loadWizard()).Wizard }))

/** Words of what the questions are made of. */
export const wizardAreas = ['flow', 'address', 'uploads'] as const satisfies readonly Area[]

interface NewContractProps {
  readonly kind: ContractKind
}

/** Becoming a customer. The questions come by themselves, after the page. */
export function NewContract({ kind }: NewContractProps) {
  const t = useTranslations('new-contract')
  const { loadTexts } = useSite()
  const inBrowser = useInBrowser()
  const { step }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isFirst = step === undefined || step === 'home'
  // All at the same time: each of them waits for the one before it otherwise.
  useEffect(() => {
    for (const load of [loadWizard, ...wizardAreas.map((area) => () => loadTexts(area))])
      void load().catch(() => undefined)
  }, [loadTexts])
  const ahead = useDrawnAhead(<Skeleton label={t('loading')} shape="text" />)
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t(`titles.${kind}`)}
        answer={step === 'confirmed' ? null : t('answer')}
        detail={isFirst ? t(`ahead.${kind}`) : null}
      />
      {kind === 'dual' ? <OneAlone /> : null}
      {inBrowser ? (
        <Suspense fallback={ahead}>
          {wizardAreas.reduce<ReactNode>(
            (part, area) => (
              <LazyTexts area={area} fallback={ahead}>
                {part}
              </LazyTexts>
            ),
            <Wizard kind={kind} />,
          )}
        </Suspense>
      ) : (
        ahead
      )}
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
