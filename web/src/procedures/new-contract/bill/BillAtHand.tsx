import type { InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import { listOriginRetailers } from '@endoll/api/contracting.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { read } from '../../../calls/query.ts'
import { BillReader } from '../../../form/bill-reading/bill-reader.tsx'
import type { FillReport } from '../../../form/bill-reading/BillReader.tsx'
import type { FilledFields } from '../../../form/bill-reading/filled-fields.ts'
import { useComing } from '../../../loading/part.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { HomeValues } from '../steps/HomeStep.tsx'
import { fillHome } from './fill-home.ts'
import { keepBill } from './known-bill.ts'

/** What the steps take of a bill: of gas there are no powers. */
const taken = {
  electricity: ['cups', 'comerOrigin', 'postalCode', 'power', 'power2'],
  gas: ['cups', 'postalCode'],
} as const satisfies Record<string, readonly (keyof FilledFields)[]>

const originRetailers = { ...read(listOriginRetailers, {}), staleTime: Infinity }

interface BillAtHandProps {
  readonly form: UseFormReturn<HomeValues>
  readonly kind: ContractKind
  /** Whether the home asks with which retailer the supply is now. */
  readonly asksRetailer: boolean
}

/** Fills the home from the present bill. The reader comes once somebody asks for it. */
export function BillAtHand({ form, kind, asksRetailer }: BillAtHandProps) {
  const t = useTranslations('new-contract.home.bill')
  const bring = useComing(BillReader)
  const id = useId()
  const energy = kind === 'gas' ? 'gas' : 'electricity'
  const [opened, setOpened] = useState(false)
  const queries = useQueryClient()
  const [retailers, setRetailers] = useState<ReplyOf<typeof listOriginRetailers>>([])
  const [at, setAt] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed')

  const open = async () => {
    setAt('loading')
    try {
      await bring()
      // Without the list the retailer is chosen by hand.
      if (asksRetailer && energy === 'electricity')
        setRetailers(await queries.fetchQuery(originRetailers).catch(() => []))
      setOpened(true)
      setAt('open')
    } catch {
      setAt('failed')
    }
  }
  const fill = (fields: FilledFields, qr: InvoiceQrSaid | undefined): FillReport => {
    const ofSupply = energy === 'electricity' || qr === undefined
    const replaced = fillHome(form, fields, retailers)
    if (energy === 'electricity') keepBill(kind, qr)
    const marksActive = ofSupply && form.getValues('activeContract') === ''
    if (marksActive) form.setValue('activeContract', 'yes', { shouldValidate: form.formState.isSubmitted })
    return {
      replaced,
      notes: [
        ...(marksActive ? [t('active')] : []),
        ...(energy === 'electricity' && qr ? [t('powers')] : []),
      ],
    }
  }
  return (
    <div className="stack" data-gap="s">
      <div className="row">
        <Button
          busy={at === 'loading'}
          busyLabel={t('loading')}
          aria-expanded={at === 'open'}
          aria-controls={id}
          onClick={() => (at === 'open' ? setAt('closed') : opened ? setAt('open') : void open())}
        >
          {t('open')}
        </Button>
        <span className="small soft">{t(energy === 'gas' ? 'hintGas' : 'hint')}</span>
      </div>
      {at === 'failed' ? <Notice tone="wait" announce title={t('failed')} /> : null}
      <div id={id} hidden={at !== 'open'}>
        {opened ? (
          <BillReader onRead={fill} takes={taken[energy]} retailers={retailers} energy={energy} words asked />
        ) : null}
      </div>
    </div>
  )
}
