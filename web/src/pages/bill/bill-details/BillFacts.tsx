import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import type { Definition } from '../../../ui/DefinitionList.tsx'
import { Day } from '../../../ui/figures.tsx'
import { Link } from '../../../ui/Link.tsx'
import { OwnText, OwnTextsIn } from '../../../ui/OwnText.tsx'
import { asksForPayment } from '../payment-history.ts'
import { useConsumptionHref } from './use-consumption-href.ts'

interface BillFactsProps {
  readonly bill: ExplainedBill
}

/** Other facts of a bill, and links to its contract, consumption and other invoices. */
export function BillFacts({ bill }: BillFactsProps) {
  const { invoice, powers, product_changes: changes, text_languages: languages } = bill
  const t = useTranslations('bill-details.facts')
  const { address, offers } = useSite()
  const consumptionHref = useConsumptionHref(invoice)
  const { number, longDay } = useFormat()
  const { contract, cups, tariff, pricelist, partner, type, due_date: due } = invoice
  const powerWords = powers.map((kW, index) => `P${index + 1}\u00a0${number(kW)}\u00a0kW`).join(' · ')
  const page = type === 'gas' ? 'viewGasContracts' : 'viewContracts'
  const items: readonly (Definition | false)[] = [
    { term: t('issued'), value: <Day day={invoice.date} /> },
    asksForPayment(invoice) &&
      due !== null && {
        term: t(invoice.payment_method === 'direct_debit' ? 'charged' : 'due'),
        value: <Day day={due} />,
      },
    {
      term: t('contract'),
      value: offers(page) ? (
        <Link href={address(page, {}, { contract: contract.name })}>{contract.name}</Link>
      ) : (
        contract.name
      ),
    },
    { term: t('address'), value: cups.street },
    {
      term: t('product'),
      value: <OwnText text={pricelist.name} languages={languages} />,
      ...(changes.length > 0 && {
        note: (
          <OwnTextsIn
            words={changes
              .map(({ name, from }) => t('productFrom', { day: longDay(from), name }))
              .join(' · ')}
            languages={languages}
          />
        ),
      }),
    },
    { term: t('tariff'), value: tariff.name, note: t('tariffNote') },
    powers.length > 0 && { term: t('powers'), value: powerWords },
    { term: t('partner'), value: `${partner.name}, ${partner.vat}` },
  ]
  return (
    <Card title={t('title')}>
      <DefinitionList columns={2} items={items.filter((item) => item !== false)} />
      <ul role="list" className="stack no-print" data-gap="s">
        {consumptionHref === undefined ? null : (
          <li>
            <Link href={consumptionHref}>{t('consumption')}</Link>
          </li>
        )}
        <li>
          <Link href={address('contractInvoices', { contractName: contract.name })}>
            {t('otherInvoices')}
          </Link>
        </li>
      </ul>
    </Card>
  )
}
