import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { useDrawnAhead } from '../../loading/DrawnAhead.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { part } from '../../loading/part.tsx'
import { wizardAreas } from './wizard-areas.ts'

const Wizard = part({
  load: async () => (await import('../../procedures/new-contract/Wizard.tsx')).Wizard,
  texts: wizardAreas,
  room: WizardRoom,
  follows: 'alone',
})

/** The first step as the server has drawn it. */
function WizardRoom() {
  const t = useTranslations('new-contract')
  return useDrawnAhead(<Skeleton label={t('loading')} shape="text" />)
}

interface NewContractProps {
  readonly kind: ContractKind
}

/** Becoming a customer. The questions come by themselves, after the page. */
export function NewContract({ kind }: NewContractProps) {
  const t = useTranslations('new-contract')
  const { step }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isFirst = step === undefined || step === 'home'
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t(`titles.${kind}`)} detail={isFirst ? t(`ahead.${kind}`) : null} />
      {kind === 'dual' ? <OneAlone /> : null}
      <Wizard kind={kind} />
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
