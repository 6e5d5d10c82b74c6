import { useTranslations } from 'use-intl'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { Card } from '../../../ui/Card.tsx'
import { Code } from '../../../ui/Cups.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { ChangeControl, ChangeLink } from '../actions/ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'

interface AccountCardProps {
  readonly shown: ShownContract
}

/** The account that is charged, and how bills arrive. */
export function AccountCard({ shown }: AccountCardProps) {
  const t = useTranslations('contract-page.account')
  const title = useTranslations('contract-page.parts')
  const dayWords = useDayWords()
  const { bank_account: account, mandate, invoice_online } = shown.contract
  return (
    <Card title={title('account')} actions={<ChangeControl change="iban" shown={shown} />}>
      <DefinitionList
        items={[
          {
            term: t('account'),
            value: account === null ? t('none') : <Code code={account.printable_iban.replaceAll(' ', '')} />,
          },
          ...(mandate === null
            ? []
            : [
                {
                  term: t('mandate'),
                  value: mandate.reference,
                  note: t('mandateSigned', { date: dayWords(mandate.signed_date) }),
                },
              ]),
          {
            term: t('invoices'),
            value: (
              <>
                {t(invoice_online ? 'online' : 'paper')}
                <ChangeLink change="invoice_online" shown={shown} />
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
