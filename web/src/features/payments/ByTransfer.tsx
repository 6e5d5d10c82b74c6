import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Code } from '../../ui/Cups.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import './payments.css'

interface ByTransferProps {
  readonly number: string
  readonly amountCents: number
  /** `number` is that of a group of bills, paid by one transfer. */
  readonly ofGroup?: boolean
}

/** The account that a bill, or a group of them, can be paid to, and what the transfer has to say for it to be found. */
export function ByTransfer({ number, amountCents, ofGroup = false }: ByTransferProps) {
  const t = useTranslations('payments.transfer')
  const { money } = useFormat()
  const { transferAccount, organisation } = useSite().settings
  return (
    <section className="stack pay-other-way" data-gap="s">
      <h3>{t(ofGroup ? 'groupTitle' : 'title')}</h3>
      <p className="small soft">{t(ofGroup ? 'groupMore' : 'more')}</p>
      <DefinitionList
        items={[
          ...(transferAccount === null
            ? []
            : [
                {
                  term: t('account'),
                  value: (
                    <span className="pay-copied">
                      <Code code={transferAccount} />
                      <CopyButton
                        worded
                        text={transferAccount}
                        label={t('copyAccount')}
                        copiedLabel={t('copied')}
                      />
                    </span>
                  ),
                },
              ]),
          { term: t('holder'), value: organisation.legalName },
          {
            term: t('reference'),
            value: (
              <span className="pay-copied">
                {number}
                <CopyButton worded text={number} label={t('copyReference')} copiedLabel={t('copied')} />
              </span>
            ),
          },
          { term: t('amount'), value: <span className="figures">{money(amountCents)}</span> },
        ]}
      />
    </section>
  )
}
