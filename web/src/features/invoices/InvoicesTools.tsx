import { exportInvoices } from '@endoll/contract/invoices.ts'
import type { QueryInput } from '@endoll/contract/endpoint.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../api/remote-file.ts'
import { DownloadLink } from '../../DownloadLink.tsx'
import { ListFilter } from '../../lists/ListFilter.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { refreshInvoices } from './invoices-query.ts'

type InvoicesToolsProps = {
  filter: string
  onFilter: (filter: string) => void
  /** Invoices that match, once known. */
  found: number | undefined
  /** What is listed, for the file that holds all its pages. */
  listed: QueryInput<typeof exportInvoices>
}

/** Searching in the list, reading it anew, and taking it along. */
export function InvoicesTools({ filter, onFilter, found, listed }: InvoicesToolsProps) {
  const t = useTranslations('invoices')
  const toast = useToast()
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    // What failed is told beside the list, and stays there.
    if (await refreshInvoices()) toast({ tone: 'good', text: t('refreshed') })
    setRefreshing(false)
  }
  return (
    <ListFilter
      label={t('filter.label')}
      hint={t('filter.hint')}
      filter={filter}
      found={found === undefined ? undefined : t('filter.found', { count: found })}
      onFilter={onFilter}
    >
      <div className="row">
        <Button
          small
          icon={<Icon name="refresh" />}
          busy={refreshing}
          busyLabel={t('refreshing')}
          onClick={() => void refresh()}
        >
          {t('refresh')}
        </Button>
        <DownloadLink file={remoteFile(exportInvoices, { query: listed })} small>
          {t('export')}
        </DownloadLink>
      </div>
    </ListFilter>
  )
}
