import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { ChangeControl, useCardActions } from './ChangeControl.tsx'
import { ContactFacts, NoticesFacts } from './NoticesFacts.tsx'
import type { ShownContract } from './use-contract-page.ts'
import { LateTexts } from '../../i18n/LateTexts.tsx'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LateCard } from './LateCard.tsx'

const ContactData = lazy(async () => ({
  default: (await import('../../procedures/contact-data/ContactData.tsx')).ContactData,
}))

interface NoticesCardProps {
  readonly shown: ShownContract
}

/** Where notices and letters of the contract go: e-mail and mobile are changed where they stand. */
export function NoticesCard({ shown }: NoticesCardProps) {
  const t = useTranslations('contract-page')
  const onCards = useCardActions()
  const { contract } = shown
  const waiting = <Skeleton label={t('loading')} shape="text" rows={4} />
  return (
    <Card
      title={t('parts.notices')}
      actions={onCards ? <ChangeControl change="notification_address" shown={shown} /> : null}
    >
      {contract.state === 'activa' ? (
        <LateCard heightRem={7}>
          <LateTexts area="inline" fallback={waiting}>
            <LateTexts area="contact-data" fallback={waiting}>
              <ContactData name={contract.name} />
            </LateTexts>
          </LateTexts>
        </LateCard>
      ) : (
        <ContactFacts contract={contract} />
      )}
      <NoticesFacts contract={contract} />
    </Card>
  )
}
