import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'

export interface PrivacyFactsProps {
  /** What the data of the form are for; of a `transfer` some were given by the present holder. */
  readonly purpose: 'account' | 'answer' | 'call' | 'contract' | 'transfer'
}

/** Basic information of LO 3/2018 art. 11, with the legal basis and the recipients: for RGPD arts 13 and 14. */
export function PrivacyFacts({ purpose }: PrivacyFactsProps) {
  const t = useTranslations('privacy-notice')
  const heading = useId()
  const { organisation, legal } = useSite().settings
  const { legalName, nif, email } = organisation
  const officer = legal.dataProtectionOfficer
  const mailTo = (address: string) => ({
    address,
    mail: (text: unknown) => <a href={`mailto:${address}`}>{text as string}</a>,
  })
  return (
    <section className="stack small" aria-labelledby={heading}>
      <strong id={heading}>{t('label')}</strong>
      <DefinitionList
        items={[
          {
            term: t('who'),
            value: t('holder', { name: legalName, nif }),
            ...(officer === null ? {} : { note: t.rich('officer', mailTo(officer)) }),
          },
          { term: t('why'), value: t(`purposes.${purpose}`) },
          ...(purpose === 'transfer' ? [{ term: t('source'), value: t('sourceHolder') }] : []),
          { term: t('rights'), value: t.rich('rightsText', mailTo(officer ?? email)) },
          {
            term: t('rest'),
            value: (
              <a href={legal.privacy} target="_blank" rel="noreferrer">
                {t('policy')}
              </a>
            ),
          },
        ]}
      />
    </section>
  )
}
