import { changeContact } from '@endoll/api/procedures/contact.ts'
import { useTranslations } from 'use-intl'
import { useMay } from '../../../calls/acting.ts'
import { ChangeControl } from '../actions/ChangeControl.tsx'
import { ContactFacts, NoticesFacts } from './NoticesFacts.tsx'
import type { ShownContract } from '../use-contract-page.ts'
import { Card } from '../../../ui/Card.tsx'
import { part } from '../../../loading/part.tsx'
import { EmptyCard } from '../EmptyCard.tsx'

const ContactData = part({
  load: async () => (await import('../../../procedures/contact-data/ContactData.tsx')).ContactData,
  texts: ['inline', 'contact-data'],
  // The height of an e-mail and a mobile with their buttons.
  room: () => <EmptyCard heightRem={6.625} />,
})

interface NoticesCardProps {
  readonly shown: ShownContract
}

/** Where notices and letters of the contract go: e-mail and mobile are changed where they stand. */
export function NoticesCard({ shown }: NoticesCardProps) {
  const t = useTranslations('contract-page')
  const { contract } = shown
  const may = useMay(changeContact)
  return (
    <Card title={t('parts.notices')} actions={<ChangeControl change="notification_address" shown={shown} />}>
      {contract.state === 'activa' && may ? (
        <ContactData name={contract.name} />
      ) : (
        <ContactFacts contract={contract} />
      )}
      <NoticesFacts shown={shown} />
    </Card>
  )
}
