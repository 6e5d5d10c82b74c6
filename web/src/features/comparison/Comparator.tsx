import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { writeDraft, readDraft } from '../../form/draft.ts'
import type { Typed } from '../../form/use-entry-form.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/choices.tsx'
import { WindowHigh } from '../../loading/InBrowser.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LeadForm } from '../../form/lead-form/LeadForm.tsx'
import { readLinked } from './bill-link.ts'
import { readLists, sendBill, type ComparisonLists, type Outcome, type Saving } from './compare-calls.ts'
import { draftKeyOf } from './bill-draft.ts'
import { ComparisonForm } from './ComparisonForm.tsx'
import { ComparisonResult } from './ComparisonResult.tsx'
import { NoResult } from './NoResult.tsx'
import type { ComparedKind } from './typed-bill.ts'

interface ComparatorProps {
  readonly kind: ComparedKind
}

/** Puts what a link brings into the form's draft; whether it brought anything. */
function takeLinked(kind: ComparedKind): boolean {
  const linked = readLinked(kind, location.hash)
  if (!linked) return false
  const key = draftKeyOf(kind)
  const fields = Object.entries(linked).map(([name, value]) => [name, [value]])
  writeDraft(key, { ...readDraft(key), ...Object.fromEntries(fields) })
  return true
}

/** A bill beside what we sell: typed in, or sent as it is. */
export function Comparator({ kind }: ComparatorProps) {
  const t = useTranslations('comparison')
  const [mode, setMode] = useState<'auto' | 'manual'>('auto')
  const [linked] = useState(() => takeLinked(kind))
  const [outcome, setOutcome] = useState<Outcome>()
  const [sent, setSent] = useState(false)
  const [others, setOthers] = useState<readonly Outcome[]>([])
  if (sent) return <Notice tone="good" title={t('invoiceSent')} announce />
  const back = () => setOutcome(undefined)
  if (outcome) {
    const cups = outcome.typed['cups'] ?? ''
    return outcome.saving ? (
      <ComparisonResult
        kind={kind}
        typed={outcome.typed}
        saving={outcome.saving}
        others={others}
        onBack={back}
        onMore={() => {
          setOthers([...others, outcome])
          back()
        }}
      />
    ) : (
      <NoResult kind={kind} cups={cups} onBack={back} />
    )
  }
  return (
    <div className="stack">
      {others.length > 0 ? <Notice tone="info" title={t('more.how')} /> : null}
      {linked ? <Notice tone="info" title={t('linked')} /> : null}
      <RadioGroup
        name="mode"
        label={t('mode')}
        value={mode}
        onChange={({ currentTarget }) => setMode(currentTarget.value === 'manual' ? 'manual' : 'auto')}
        options={[
          { value: 'auto', label: t('auto') },
          { value: 'manual', label: t('manual') },
        ]}
      />
      {mode === 'auto' ? (
        <Typing kind={kind} onCompared={(saving, typed) => setOutcome({ saving, typed })} />
      ) : (
        <LeadForm
          draftKey={`comparison ${kind} bill`}
          invoices="required"
          sendLabel={t('sendInvoice')}
          send={async (details, how) => {
            await sendBill(kind, details, how)
            setSent(true)
          }}
        />
      )}
    </div>
  )
}

interface TypingProps extends ComparatorProps {
  readonly onCompared: (saving: Saving | null, typed: Typed) => void
}

/** The form, once it has its lists. */
function Typing({ kind, onCompared }: TypingProps) {
  const t = useTranslations('comparison')
  const [lists, setLists] = useState<ComparisonLists>()
  const [failure, setFailure] = useState<unknown>()
  const load = useCallback(() => {
    setFailure(undefined)
    void readLists(kind).then(setLists).catch(setFailure)
  }, [kind])
  useEffect(load, [load])
  if (lists) return <ComparisonForm kind={kind} lists={lists} onCompared={onCompared} />
  if (failure === undefined) {
    return (
      <WindowHigh>
        <Skeleton label={t('loading')} shape="text" />
      </WindowHigh>
    )
  }
  return (
    <div className="stack">
      <FailureNotice error={failure} />
      <div className="row">
        <Button onClick={load}>{t('again')}</Button>
      </div>
    </div>
  )
}
