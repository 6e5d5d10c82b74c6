import { exportInvoices } from '@endoll/api/invoices.ts'
import type { QueryInput } from '@endoll/api/endpoint.ts'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { ListFilter } from '../../supplies/ListFilter.tsx'
import { useSite } from '../../site/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { refreshInvoices } from './invoices-query.ts'
import type { YearZipDialog } from './year-zip/YearZipDialog.tsx'

interface InvoicesToolsProps {
  filter: string
  onFilter: (filter: string) => void
  /** Invoices that match, once known. */
  found: number | undefined
  /** What is listed, for the file that holds all its pages. */
  listed: QueryInput<typeof exportInvoices>
  /** Whose invoices a year can be had of. */
  year: Omit<ComponentProps<typeof YearZipDialog>, 'open' | 'onClose'>
}

/** Searching in the list, reading it anew, and taking it along. */
export function InvoicesTools({ filter, onFilter, found, listed, year }: InvoicesToolsProps) {
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
        <YearZip {...year} />
      </div>
    </ListFilter>
  )
}

/** The invoices of a year at once; its dialog comes with its code and its words when it is first opened. */
function YearZip(year: InvoicesToolsProps['year']) {
  const t = useTranslations('invoices')
  const toast = useToast()
  const errorText = useErrorText()
  const { loadTexts } = useSite()
  const [loading, setLoading] = useState(false)
  const [Part, setPart] = useState<typeof YearZipDialog>()
  /** How often it has been opened: each time begins anew. */
  const [times, setTimes] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    setLoading(true)
    try {
      const [part] = await Promise.all([
        import('./year-zip/YearZipDialog.tsx'),
        // Needed at the end, when there may be no network that would bring it.
        import('./year-zip/zip-files.ts'),
        loadTexts('year-zip'),
      ])
      setPart(() => part.YearZipDialog)
      setTimes(times + 1)
      setOpen(true)
    } catch {
      toast({ tone: 'bad', text: errorText(new ApiError('offline', 0)) })
    }
    setLoading(false)
  }
  return (
    <>
      <Button
        small
        icon={<Icon name="download" />}
        aria-haspopup="dialog"
        busy={loading}
        busyLabel={t('year')}
        onClick={() => void open()}
      >
        {t('year')}
      </Button>
      {Part ? <Part key={times} {...year} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
