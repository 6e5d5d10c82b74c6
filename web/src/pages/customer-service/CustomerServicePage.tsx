import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { claimAnswers } from '@endoll/domain/claims/claim-answer.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'

/** Where to write or claim, the proof and the state of it, in which time it is answered and where to go then: Ley 10/2025 art. 5.3. */
export function CustomerServicePage() {
  const t = useTranslations('customer-service')
  const { number } = useFormat()
  const { settings, language } = useSite()
  const { phone, claimsPhone, claimsAddress, address, email, schedule, adr } = settings.organisation
  const { workingDays, billingDays, continuityHours } = valueOn(claimAnswers, today())
  const post = claimsAddress ?? address
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} answer={t('answer')} />
      <Card title={t('where')}>
        <DefinitionList
          items={[
            { term: t('phone'), value: <PhoneLink phone={phone} />, note: schedule[language] },
            ...(claimsPhone === null
              ? []
              : [{ term: t('claims'), value: <PhoneLink phone={claimsPhone} /> }]),
            { term: t('email'), value: <a href={`mailto:${email}`}>{email}</a> },
            ...(post === null ? [] : [{ term: t('post'), value: post }]),
            { term: t('office'), value: t('officeText') },
          ]}
        />
      </Card>
      <Card title={t('proof')}>
        <ul>
          <li>{t('number')}</li>
          <li>{t('follow')}</li>
          <li>{t('person')}</li>
        </ul>
      </Card>
      <Card title={t('when')}>
        <DefinitionList
          items={[
            ...(continuityHours === undefined
              ? []
              : [{ term: t('cut'), value: t('hours', { hours: number(continuityHours) }) }]),
            ...(billingDays === undefined
              ? []
              : [{ term: t('bills'), value: t('days', { days: number(billingDays) }) }]),
            { term: t('rest'), value: t('workingDays', { days: number(workingDays) }) },
          ]}
        />
      </Card>
      <Card title={t('afterwards')}>
        {adr === null ? (
          <p>{t('region')}</p>
        ) : (
          <p>
            {adr.name}
            {adr.phone === null ? null : (
              <>
                {' · '}
                <PhoneLink phone={adr.phone} />
              </>
            )}
            {adr.website === null ? null : (
              <>
                {' · '}
                <a href={adr.website}>{adr.website.replace(/^https?:\/\//, '')}</a>
              </>
            )}
          </p>
        )}
      </Card>
    </div>
  )
}
