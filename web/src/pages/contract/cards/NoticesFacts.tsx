import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { ChangeLink } from '../actions/ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'
import { electronicNotificationOf } from './electronic-notification.ts'

interface NoticesFactsProps {
  readonly shown: ShownContract
}

/** Where letters go, and whether notices go by e-mail. */
export function NoticesFacts({ shown }: NoticesFactsProps) {
  const { contract } = shown
  const t = useTranslations('contract-page.notices')
  const people = useTranslations('contract-page.people')
  const { longDay } = useFormat()
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
          note: contract.people.notified === 'owner' ? undefined : people('notOwner'),
        },
        {
          term: t('electronic'),
          value: (
            <>
              {electronic.state === 'unactive'
                ? t('states.unactive')
                : t(`states.${electronic.state}`, { day: longDay(electronic.day) })}
              <ChangeLink change="electronic_notification" shown={shown} />
            </>
          ),
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
