import type { BatteryLink, ContractDetail } from '@endoll/api/contracts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { profileQuery } from '../../flow/account-query.ts'
import { ContractChange, type ChangeProps } from '../../flow/contract/ContractChange.tsx'
import { ContractToChange } from '../../flow/ContractToChange.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DiscountSetting } from './DiscountSetting.tsx'
import { ShareSetting } from './ShareSetting.tsx'

export function Change() {
  return <ContractChange name="battery">{(props) => <BatteryChange {...props} />}</ContractChange>
}

/** What part of each virtual battery a contract has, and what becomes of its discounts. */
function BatteryChange({ name, onSent }: ChangeProps) {
  const t = useTranslations('battery-change')
  const profile = useQuery(profileQuery())
  return (
    <ContractToChange name={name} procedure="battery" area="contract" beside={profile}>
      {(contract, _, again) =>
        contract.bateria_virtual.length === 0 ? (
          <Notice tone="info" title={t('none.title')}>
            {t('none.why')}
          </Notice>
        ) : (
          <div className="stack" data-gap="l">
            <p>{t('note')}</p>
            {contract.bateria_virtual.map((link) => (
              <OneBattery key={link.id} contract={contract} link={link} onSent={onSent} onOutdated={again} />
            ))}
          </div>
        )
      }
    </ContractToChange>
  )
}

interface OneBatteryProps extends Pick<ChangeProps, 'onSent'> {
  readonly contract: ContractDetail
  readonly link: BatteryLink
  readonly onOutdated: () => void
}

function OneBattery({ contract: { name }, link, onSent, onOutdated }: OneBatteryProps) {
  const setting = { contract: name, link, onSent, onOutdated }
  return (
    <Card title={link.bateria.name}>
      <ShareSetting {...setting} />
      <DiscountSetting {...setting} />
    </Card>
  )
}
