import { useTranslations } from 'use-intl'
import { ChangeControl, useCardActions } from '../actions/ChangeControl.tsx'
import { ContactFacts, NoticesFacts } from './NoticesFacts.tsx'
import type { ShownContract } from '../use-contract-page.ts'
import { LazyTexts } from '../../../i18n/LazyTexts.tsx'
import { Card } from '../../../ui/Card.tsx'
import { lazyComponent } from '../../../ui/lazy-part.tsx'
import { LazyCard, LazyRoom } from '../LazyCard.tsx'

const ContactData = lazyComponent(async () => ({
  default: (await import('../../../procedures/contact-data/ContactData.tsx')).ContactData,
}))

/** The height of an e-mail and a mobile with their buttons. */
const contactRem = 6.625

interface NoticesCardProps {
  readonly shown: ShownContract
}

/** Where notices and letters of the contract go: e-mail and mobile are changed where they stand. */
export function NoticesCard({ shown }: NoticesCardProps) {
  const t = useTranslations('contract-page')
  const onCards = useCardActions()
  const { contract } = shown
  const waiting = <LazyRoom heightRem={contactRem} />
  return (
    <Card
      title={t('parts.notices')}
      actions={onCards ? <ChangeControl change="notification_address" shown={shown} /> : null}
    >
      {contract.state === 'activa' ? (
        <LazyCard heightRem={contactRem}>
          <LazyTexts area="inline" fallback={waiting}>
            <LazyTexts area="contact-data" fallback={waiting}>
              <ContactData name={contract.name} />
            </LazyTexts>
          </LazyTexts>
        </LazyCard>
      ) : (
        <ContactFacts contract={contract} />
      )}
      <NoticesFacts shown={shown} />
    </Card>
  )
}
