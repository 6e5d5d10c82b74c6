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
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { refreshInvoices } from './invoices-query.ts'
import type { YearZipDialog as Dialog } from './year-zip/YearZipDialog.tsx'
import { part, useComing } from '../../loading/part.tsx'

const YearZipDialog = part({
  load: async () => {
    // The second is needed at the end, when the network may be gone.
    const [dialog] = await Promise.all([
      import('./year-zip/YearZipDialog.tsx'),
      import('./year-zip/zip-files.ts'),
    ])
    return dialog.YearZipDialog
  },
  texts: ['year-zip'],
})

interface InvoicesToolsProps {
  /** Closed until somebody opens them, on a phone: the bills come first. */
  folded: boolean
  filter: string
  onFilter: (filter: string) => void
  /** How many invoices match, once known. */
  found: number | undefined
  /** The query of the list, for the file that holds all its pages. */
  listed: QueryInput<typeof exportInvoices>
  /** For the dialog that downloads the invoices of a year. */
  year: Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose'>
}

/** Filter the list, refresh it, and download it. */
export function InvoicesTools({ folded, ...tools }: InvoicesToolsProps) {
  const t = useTranslations('invoices')
  const [open, setOpen] = useState(tools.filter !== '')
  if (!folded) return <Tools {...tools} />
  return (
    <details
      className="list-fold no-print"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('tools')}</summary>
      <Tools {...tools} />
    </details>
  )
}

function Tools({ filter, onFilter, found, listed, year }: Omit<InvoicesToolsProps, 'folded'>) {
  const t = useTranslations('invoices')
  const toast = useToast()
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    // A failure is shown above the list.
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

/** Downloads the invoices of a year. The dialog's code and texts are loaded when it is first opened. */
function YearZip(year: InvoicesToolsProps['year']) {
  const t = useTranslations('invoices')
  const toast = useToast()
  const errorText = useErrorText()
  const bring = useComing(YearZipDialog)
  const [loading, setLoading] = useState(false)
  /** How often it has been opened, as a key: each time it starts from the beginning. */
  const [times, setTimes] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    setLoading(true)
    try {
      await bring()
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
      {times > 0 ? (
        <YearZipDialog key={times} {...year} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
