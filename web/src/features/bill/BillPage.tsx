import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { billQuery } from './bill-query.ts'

/** One invoice, explained. */
export function BillPage() {
  const t = useTranslations('bill')
  const { address } = useSite()
  const { id = '' } = useParams({ strict: false })
  const { data } = useQuery(billQuery(id))
  return (
    <PageHeading
      title={data ? t('title', { number: data.invoice.number }) : t('one')}
      back={<Link href={address('invoices')}>{t('back')}</Link>}
    />
  )
}
