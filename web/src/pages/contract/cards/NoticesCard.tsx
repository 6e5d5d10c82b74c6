import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { ChangeControl, useCardActions } from '../actions/ChangeControl.tsx'
import { ContactFacts, NoticesFacts } from './NoticesFacts.tsx'
import type { ShownContract } from '../use-contract-page.ts'
import { LazyTexts } from '../../../i18n/LazyTexts.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LazyCard } from '../LazyCard.tsx'

const ContactData = lazy(async () => ({
  default: (await import('../../../procedures/contact-data/ContactData.tsx')).ContactData,
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
        <LazyCard heightRem={7}>
          <LazyTexts area="inline" fallback={waiting}>
            <LazyTexts area="contact-data" fallback={waiting}>
              <ContactData name={contract.name} />
            </LazyTexts>
          </LazyTexts>
        </LazyCard>
      ) : (
        <ContactFacts contract={contract} />
      )}
      <NoticesFacts contract={contract} />
    </Card>
  )
}
