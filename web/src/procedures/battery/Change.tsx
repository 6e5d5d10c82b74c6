import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { profileQuery } from '../../flow/account-query.ts'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { useContractToChange } from '../../flow/use-contract-to-change.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DiscountSetting } from './DiscountSetting.tsx'
import { ShareSetting } from './ShareSetting.tsx'

export function Change() {
  return (
    <ContractChange name="battery">
      <BatteryChange />
    </ContractChange>
  )
}

/** What part of each virtual battery a contract has, and what becomes of its discounts. */
function BatteryChange() {
  const { name, onSent } = useChange()
  const t = useTranslations('battery')
  const profile = useQuery(profileQuery())
  const { contract, again, instead } = useContractToChange('battery', 'contract', profile)
  if (!contract) return instead
  const { bateria_virtual: links } = contract
  if (links.length === 0) {
    return (
      <Notice tone="info" title={t('none.title')}>
        {t('none.why')}
      </Notice>
    )
  }
  return (
    <div className="stack" data-gap="l">
      <p>{t('note')}</p>
      {links.map((link) => {
        const setting = { contract: name, link, onSent, onOutdated: again }
        return (
          <Card key={link.id} title={link.bateria.name}>
            <ShareSetting {...setting} />
            <DiscountSetting {...setting} />
          </Card>
        )
      })}
    </div>
  )
}
