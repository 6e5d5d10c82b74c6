import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OwnText } from '../../ui/OwnText.tsx'

interface HistoryDialogProps {
  /** The one whose history is open. */
  invoice: InvoiceItem | undefined
  /** The language of each text of the retailer's own, where it is known. */
  languages: Readonly<Record<string, string>>
  onClose: () => void
}

/** The pending states of an invoice, day by day. */
export function HistoryDialog({ invoice, languages, onClose }: HistoryDialogProps) {
  const t = useTranslations('invoices.history')
  const closeLabel = useTranslations('app')('close')
  const { day } = useFormat()
  return (
    <Dialog
      open={invoice !== undefined}
      onClose={onClose}
      title={t('title', { number: invoice?.number ?? '' })}
      closeLabel={closeLabel}
    >
      <div className="stack">
        <p className="soft">{t('intro')}</p>
        <DefinitionList
          items={(invoice?.pending_state_history ?? []).map(({ change_date, pending_state }) => ({
            term: day(change_date.slice(0, 10)),
            value: <OwnText text={pending_state.ov_description} languages={languages} />,
          }))}
        />
      </div>
    </Dialog>
  )
}
