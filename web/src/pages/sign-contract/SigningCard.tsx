import {
  downloadDraftConditions,
  downloadDraftContract,
  openDraftSignature,
  sendDraftCode,
  signDraft,
  wishEarlyStart,
  type DraftDetail,
} from '@endoll/api/contract-drafts.ts'
import { downloadPreContract } from '@endoll/api/leads.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { addressOf, call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { draftQuery } from '../../features/new-contracts/drafts-query.ts'
import { ObligationFacts, type Obligation } from '../../features/requests/ObligationFacts.tsx'
import { SignWithCode } from '../../features/requests/SignWithCode.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { BonusRenunciation } from './BonusRenunciation.tsx'
import { signedTogether, type SignedTogether } from './signed-together.ts'

interface SigningCardProps {
  readonly draft: DraftDetail
}

/** What is read before it is signed, and how it is signed. */
export function SigningCard({ draft }: SigningCardProps) {
  const t = useTranslations('drafts.sign')
  const drafts = useTranslations('drafts')
  const { instant } = useFormat()
  const { state, summary_sent_at: sent, expires_at: expires } = draft
  const isWaiting = state === 'waiting_signature'
  const together = signedTogether(draft)
  return (
    <Card title={t('title')}>
      {isWaiting ? <p>{t('until', { at: instant(expires) })}</p> : null}
      {together.length === 1 ? (
        <Papers draft={draft} />
      ) : (
        <>
          <p>
            <strong>{t('once', { count: together.length })}</strong>
          </p>
          <ul role="list" className="stack">
            {together.map((one) => (
              <li key={one.id} className="stack" data-gap="s">
                <p>{drafts(`asked.${one.kind}`, { product: one.product })}</p>
                <p className="small soft">
                  {drafts('heading', { reference: one.reference, cups: groupCups(one.cups) })}
                </p>
                <Papers draft={one} named />
              </li>
            ))}
          </ul>
        </>
      )}
      {sent === null ? null : <p className="small soft">{t('summarySent', { at: instant(sent) })}</p>}
      {isWaiting ? <Way draft={draft} /> : null}
    </Card>
  )
}

interface PapersProps {
  readonly draft: SignedTogether
  /** One of several: their buttons say of which contract they are. */
  readonly named?: boolean
}

/** What is read before it is signed. */
function Papers({ draft, named = false }: PapersProps) {
  const t = useTranslations('drafts.sign')
  const { id, state, reference, conditions, summary_sent_at: sent } = draft
  const label = (what: 'summary' | 'contract' | 'conditions') =>
    named ? { 'aria-label': t('of', { what: t(what), reference }) } : {}
  return (
    <div className="row">
      <a
        className={buttonClass({})}
        href={addressOf(downloadPreContract, { params: { id } }, {})}
        download
        {...label('summary')}
      >
        {t('summary')}
      </a>
      {state === 'signed' || (state === 'waiting_signature' && sent !== null) ? (
        <a
          className={buttonClass({})}
          href={addressOf(downloadDraftContract, { params: { id } }, {})}
          download
          {...label('contract')}
        >
          {t('contract')}
        </a>
      ) : null}
      {conditions ? (
        <a
          className={buttonClass({})}
          href={addressOf(downloadDraftConditions, { params: { id } }, {})}
          download
          {...label('conditions')}
        >
          {t('conditions')}
        </a>
      ) : null}
    </div>
  )
}

function Way({ draft }: SigningCardProps) {
  const t = useTranslations('drafts.sign')
  const { phone } = useSite().settings.organisation
  const { id, signature } = draft
  const [hasBonus, setHasBonus] = useState(false)
  const [isDayOpen, setDayOpen] = useState(false)
  if (signature === null) return <Notice tone="info">{t('noAddress', { phone })}</Notice>
  if (signedTogether(draft).some(({ summary_sent_at: sent }) => sent === null)) {
    return (
      <Notice tone="wait" announce>
        {t('waits')}
      </Notice>
    )
  }
  const obligation = {
    act: draft.obligation.act,
    parts: signedTogether(draft).map((one) => ({ id: one.id, facts: one.obligation.facts })),
  }
  // RD 897/2017 art. 5.5: whoever has the bonus signs nothing before it was given up.
  const keepsBonus = hasBonus && draft.bonus?.retailer === null
  return (
    <>
      <BonusRenunciation draft={draft} has={hasBonus} onHas={setHasBonus} />
      {keepsBonus ? null : <EarlyStart draft={draft} onOpen={setDayOpen} />}
      {!keepsBonus && isDayOpen ? <Notice tone="wait">{t('dayWaits')}</Notice> : null}
      {!keepsBonus && signature.provider === 'outside' ? (
        <div className="stack" inert={isDayOpen}>
          <Outside id={id} obligation={obligation} />
        </div>
      ) : null}
      {!keepsBonus && signature.provider !== 'outside' ? (
        <div className="stack" inert={isDayOpen}>
          <SignWithCode
            signature={signature}
            noneLeft={t('noneLeft', { phone })}
            sendCode={() => call(sendDraftCode, { params: { id } })}
            sign={(code) => call(signDraft, { params: { id }, body: { code } })}
            obligation={obligation}
          />
          <p className="small soft">{t('known')}</p>
        </div>
      ) : null}
    </>
  )
}

interface EarlyStartProps extends SigningCardProps {
  /** Told whether a day stands in the field that is not kept: nothing is signed meanwhile. */
  readonly onOpen: (isOpen: boolean) => void
}

/** When it is to start: within the days of withdrawal only where that is asked for apart, and on a day that is said. */
function EarlyStart({ draft: { id, early_start: early, wished_start: wished }, onOpen }: EarlyStartProps) {
  const t = useTranslations('drafts.sign')
  const { busy, failure, run } = useAction()
  const { longDay } = useFormat()
  const kept = wished.day ?? ''
  const [typed, setTyped] = useState(kept)
  const [keptBefore, setKeptBefore] = useState(kept)
  // What was kept is shown, also what another tab keeps or a change of the wish above lets go.
  if (kept !== keptBefore) {
    setKeptBefore(kept)
    setTyped(kept)
  }
  const days = { first: longDay(wished.first_day), last: longDay(wished.last_day) }
  // Also a day that was kept may be too near by now.
  const isOutside = typed !== '' && (typed < wished.first_day || typed > wished.last_day)
  const isOpen = busy || isOutside || typed !== kept
  useEffect(() => onOpen(isOpen), [onOpen, isOpen])
  const wish = (said: { readonly asked?: boolean; readonly day?: string | null }) =>
    run(async () => {
      const body = { asked: early?.asked ?? false, ...said }
      queryClient.setQueryData(draftQuery(id).queryKey, await call(wishEarlyStart, { params: { id }, body }))
    })
  return (
    <>
      <FailureNotice error={failure} />
      {early === null ? null : (
        <Checkbox
          name="early_start"
          label={t('early', { days: early.days })}
          hint={t('earlyHint')}
          checked={early.asked}
          aria-busy={busy}
          onChange={({ target }) => void wish({ asked: target.checked })}
        />
      )}
      <Field
        name="wished_day"
        type="date"
        width="short"
        optional={t('optional')}
        label={t('day')}
        hint={t('dayHint', days)}
        error={isOutside ? t('dayOutside', days) : undefined}
        min={wished.first_day}
        max={wished.last_day}
        value={typed}
        aria-busy={busy}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== kept && !isOutside) void wish({ day: typed === '' ? null : typed })
        }}
      />
    </>
  )
}

interface OutsideProps {
  readonly id: string
  readonly obligation: Obligation
}

function Outside({ id, obligation }: OutsideProps) {
  const t = useTranslations('drafts.sign')
  const { busy, failure, run } = useAction()
  const open = () =>
    run(async () => {
      const { url } = await call(openDraftSignature, { params: { id } })
      location.assign(url)
    })
  return (
    <>
      <FailureNotice error={failure} />
      <ObligationFacts parts={obligation.parts} />
      <div className="row">
        <Button look="primary" busy={busy} busyLabel={t('opening')} onClick={() => void open()}>
          {t('outside', { act: obligation.act })}
        </Button>
      </div>
    </>
  )
}
