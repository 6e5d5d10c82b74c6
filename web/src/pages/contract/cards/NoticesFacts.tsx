import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { electronicNotificationOf } from './electronic-notification.ts'

interface NoticesFactsProps {
  readonly contract: ContractDetail
}

/** Where letters go, and whether notices go by e-mail. */
export function NoticesFacts({ contract }: NoticesFactsProps) {
  const t = useTranslations('contract-page.notices')
  const { day } = useFormat()
  const { name, full_address } = contract.notification_address
  const electronic = electronicNotificationOf(contract)
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: t('address'),
          value: (
            <>
              {name}
              <br />
              {full_address}
            </>
          ),
        },
        {
          term: t('electronic'),
          value:
            electronic.state === 'unactive'
              ? t('states.unactive')
              : t(`states.${electronic.state}`, { day: day(electronic.day) }),
        },
      ]}
    />
  )
}

interface ContactFactsProps {
  readonly contract: ContractDetail
}

/** E-mail and mobile of the notices, where they cannot be changed. */
export function ContactFacts({ contract }: ContactFactsProps) {
  const t = useTranslations('contract-page.notices')
  const { email, mobile } = contract.notification_address
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: t('email'), value: email ?? t('none') },
        { term: t('mobile'), value: mobile === null ? t('none') : phoneText(mobile) },
      ]}
    />
  )
}
