import { downloadBonusRenunciation, renounceBonus, type DraftDetail } from '@endoll/api/contract-drafts.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { bonusMonths } from '@endoll/domain/contracting/bonus-difference.ts'
import { RETAILERS_LIST } from '@endoll/domain/contracting/regulated-price.ts'
import { parseAmount } from '@endoll/domain/money.ts'
import { useTranslations } from 'use-intl'
import { addressOf, call } from '../../calls/call.ts'
import { queryClient } from '../../calls/query.ts'
import { useAction } from '../../calls/use-action.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { draftQuery } from '../../features/new-contracts/drafts-query.ts'
import { differenceWord, RenunciationWords } from '../../supplies/RenunciationWords.tsx'
import { DraftElsewhere } from '../../form/elsewhere/DraftElsewhere.tsx'
import { missing, useEntryForm, type Typed } from '../../form/use-entry-form.ts'
import { useFieldText } from '../../i18n/errors/field-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface BonusRenunciationProps {
  readonly draft: DraftDetail
  /** Whether somebody says that they have the bonus; nothing can be signed until it was given up. */
  readonly has: boolean
  readonly onHas: (has: boolean) => void
}

/** Under which the renunciation of a contract's signer is kept. */
export function bonusDraft(id: string): string {
  return `bonus ${id}`
}

const months = { months: bonusMonths }

/** The page shows at once what was said. */
async function keep(id: string, retailer: string | null, paid: number | null = null): Promise<void> {
  const said = await call(renounceBonus, { params: { id }, body: { retailer, paid } })
  queryClient.setQueryData(draftQuery(id).queryKey, said)
}

/** Whether who signs has the social bonus, and its renunciation by the words of the law: nothing is taken for granted. */
export function BonusRenunciation({ draft: { id, bonus }, has, onHas }: BonusRenunciationProps) {
  const t = useTranslations('new-contracts.sign.bonus')
  const { money } = useFormat()
  const { busy, failure, run } = useAction()
  if (bonus === null) return null
  const isGivenUp = bonus.retailer !== null
  const cents = bonus.year_difference === null ? null : centsOf(bonus.year_difference)
  const difference =
    cents === null
      ? t('unknown', months)
      : t(differenceWord(cents), { ...months, amount: money(Math.abs(cents)) })
  const takeBack = () => run(() => keep(id, null))
  return (
    <>
      <FailureNotice error={failure} />
      <Checkbox
        name="social_bonus"
        label={t('has')}
        hint={t('hint')}
        checked={has || isGivenUp}
        aria-busy={busy}
        onChange={({ target }) => {
          onHas(target.checked)
          if (!target.checked && isGivenUp) void takeBack()
        }}
      />
      {has && !isGivenUp ? <RenunciationForm id={id} bonus={bonus} /> : null}
      {isGivenUp ? (
        <Notice
          tone="good"
          title={t('given')}
          announce
          actions={
            <a
              className={buttonClass({})}
              href={addressOf(downloadBonusRenunciation, { params: { id } }, {})}
              download
            >
              {t('paper')}
            </a>
          }
        >
          <p>{difference}</p>
        </Notice>
      ) : null}
    </>
  )
}

/** Euros that were typed: null if there is nothing, undefined if it is no amount. */
function paidOf(typed: Typed): number | null | undefined {
  const text = typed['paid'] ?? ''
  if (text.trim() === '') return null
  const parsed = parseAmount(text)
  return parsed.ok && parsed.cents >= 0 ? parsed.cents / 100 : undefined
}

interface RenunciationFormProps {
  readonly id: string
  readonly bonus: NonNullable<DraftDetail['bonus']>
}

function RenunciationForm({ id, bonus }: RenunciationFormProps) {
  const sign = useTranslations('new-contracts.sign')
  const t = useTranslations('new-contracts.sign.bonus')
  const fieldText = useFieldText()
  const { form, field, busy, failure } = useEntryForm({
    draftKey: bonusDraft(id),
    check: (typed) => ({
      ...missing(typed, 'retailer'),
      ...(paidOf(typed) === undefined ? { paid: ['not_valid'] } : {}),
    }),
    send: (typed) => keep(id, typed['retailer'] ?? '', paidOf(typed) ?? null),
    message: fieldText,
  })
  return (
    <form {...form} className="stack">
      <DraftElsewhere draftKey={bonusDraft(id)} begin={() => form.ref.current?.querySelector('input')} />
      <FailureNotice error={failure} />
      <Notice tone="wait" title={t('lost')}>
        <p>
          {t('loses')} <a href={RETAILERS_LIST}>{t('retailers')}</a>
        </p>
      </Notice>
      <Field {...field('retailer')} label={t('retailer')} maxLength={120} />
      <Field
        {...field('paid')}
        label={t('paid', months)}
        hint={t('paidHint')}
        inputMode="decimal"
        width="short"
        suffix="€"
        optional={sign('optional')}
      />
      <RenunciationWords summary={t('words')} words={bonus} />
      <div>
        <Button type="submit" busy={busy} busyLabel={t('give')}>
          {t('give')}
        </Button>
      </div>
    </form>
  )
}
