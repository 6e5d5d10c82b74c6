import {
  downloadDraftConditions,
  downloadDraftContract,
  openDraftSignature,
  sendDraftCode,
  signDraft,
  type DraftDetail,
} from '@endoll/api/contract-drafts.ts'
import { downloadPreContract } from '@endoll/api/leads.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { useTranslations } from 'use-intl'
import { addressOf, call } from '../../calls/call.ts'
import { SignOutside } from '../../features/requests/SignOutside.tsx'
import { SignWithCode } from '../../features/requests/SignWithCode.tsx'
import { useDraftedForm } from '../../form/use-drafted-form.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { functionQuery } from '../../site/contract-functions.ts'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { bonusDraft, BonusRenunciation } from './BonusRenunciation.tsx'
import { signedTogether, type SignedTogether } from './signed-together.ts'
import { StartWish } from './StartWish.tsx'
import { useStartWish } from './use-start-wish.ts'

interface SigningCardProps {
  readonly draft: DraftDetail
}

/** What is read before it is signed, and how it is signed. */
export function SigningCard({ draft }: SigningCardProps) {
  const t = useTranslations('new-contracts.sign')
  const drafts = useTranslations('new-contracts')
  const { instant, until } = useFormat()
  const { state, summary_sent_at: sent, expires_at: expires } = draft
  const isWaiting = state === 'waiting_signature'
  const together = signedTogether(draft)
  return (
    <Card title={t('title')}>
      {isWaiting ? <p>{t('until', { at: until(expires) })}</p> : null}
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
      {draft.home_move ? <AlsoAsked move={draft.home_move} /> : null}
      {sent === null ? null : <p className="small soft">{t('summarySent', { at: instant(sent) })}</p>}
      {isWaiting ? <Way key={draft.id} draft={draft} /> : null}
    </Card>
  )
}

interface AlsoAskedProps {
  readonly move: NonNullable<DraftDetail['home_move']>
}

/** Of who moves house: what the same signature asks of the home that is left. */
function AlsoAsked({ move: { reference, last_day: last, contracts, follower } }: AlsoAskedProps) {
  const t = useTranslations('new-contracts.sign')
  const { longDay, list } = useFormat()
  const { address, offersSwitch } = useSite()
  const names = list(contracts)
  return (
    <Notice tone="info">
      <p>
        {follower === null
          ? t('also', { last: longDay(last), contracts: names })
          : t('alsoTo', { contracts: names, name: follower })}
      </p>
      {offersSwitch('moving') ? (
        <Link href={address('viewContracts', {}, { ...functionQuery('end_supply'), moving: reference })}>
          {t('toMove')}
        </Link>
      ) : null}
    </Notice>
  )
}

interface PapersProps {
  readonly draft: SignedTogether
  /** One of several: their buttons say of which contract they are. */
  readonly named?: boolean
}

/** What is read before it is signed. */
function Papers({ draft, named = false }: PapersProps) {
  const t = useTranslations('new-contracts.sign')
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
  const t = useTranslations('new-contracts.sign')
  const { phone } = useSite().settings.organisation
  const { id, signature } = draft
  const bonus = useDraftedForm(bonusDraft(id))
  const wish = useStartWish(draft)
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
  // Nothing is signed while a day stands there that cannot be kept.
  const waits = wish.error === undefined ? undefined : t('dayFirst')
  // RD 897/2017 art. 5.5: the bonus must be given up before signing.
  const keepsBonus = bonus.isOpen && draft.bonus?.retailer === null
  return (
    <>
      <BonusRenunciation
        draft={draft}
        has={bonus.isOpen}
        onHas={(has) => (has ? bonus.open() : bonus.close())}
      />
      {keepsBonus ? null : <StartWish draft={draft} wish={wish} />}
      {!keepsBonus && signature.provider === 'outside' ? (
        <SignOutside
          parts={obligation.parts}
          label={t('outside', { act: obligation.act })}
          busyLabel={t('opening')}
          waits={waits}
          open={async () => {
            await wish.ready()
            return call(openDraftSignature, { params: { id } })
          }}
        />
      ) : null}
      {!keepsBonus && signature.provider !== 'outside' ? (
        <>
          <SignWithCode
            signature={signature}
            noneLeft={t('noneLeft', { phone })}
            sendCode={() => call(sendDraftCode, { params: { id } })}
            // Who moves comes here to sign, from what they have just read.
            {...(draft.home_move ? { sendFirst: () => call(sendDraftCode, { params: { id } }) } : {})}
            sign={async (code) => {
              await wish.ready()
              return call(signDraft, { params: { id }, body: { code } })
            }}
            waits={waits}
            obligation={obligation}
          />
          <p className="small soft">{t('known')}</p>
        </>
      ) : null}
    </>
  )
}
