import { changeBatteryShare } from '@endoll/api/procedures/battery.ts'
import type { BatteryLink } from '@endoll/api/contracts.ts'
import { clampShare, highestShare, WHOLE_BATTERY_PERCENT } from '@endoll/domain/billing/battery-share.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import type { SentRequest } from '../../flow/contract/use-change.ts'
import { useKeptChoice } from '../../flow/use-kept-choice.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSaidAnew } from '../../ui/use-said-anew.ts'
import { Field } from '../../ui/Field.tsx'
import { SaveSetting } from './SaveSetting.tsx'
import { ShareBar } from './ShareBar.tsx'
import { ShareEuros } from './ShareEuros.tsx'

/** One battery of a contract whose settings are changed. */
export interface SettingProps {
  /** The contract's name. */
  readonly contract: string
  readonly link: BatteryLink
  readonly onSent: (sent: SentRequest) => void
  /** Everything is read once more. */
  readonly onOutdated: () => void
}

/** Kept in place of a choice: the field shows what the server has, also when that is read once more. */
export const asStored = 'as stored'

/** The share of a contract in a battery: 0 to what is left, whole per cent, with what it comes to in euros. */
export function ShareSetting({ contract, link, onSent, onOutdated }: SettingProps) {
  const t = useTranslations('battery')
  const { percent } = useFormat()
  const { bateria, pes_percentatge: now, percentage_left: left } = link
  const draftKey = `battery-share ${contract} ${bateria.id}`
  const [kept, type] = useKeptChoice<string>(draftKey, asStored)
  const typed = kept === asStored ? String(now) : kept
  const wanted = typed.trim() === '' ? undefined : clampShare(Number(typed.replace(',', '.')))
  const highest = highestShare(now, left)
  const tooMuch = wanted !== undefined && wanted > highest ? t('share.tooMuch', { highest }) : undefined
  const words = (share: number) => percent(share / WHOLE_BATTERY_PERCENT)
  // Nothing is worked out for a share that cannot be had.
  const shown = wanted === undefined || tooMuch !== undefined ? now : wanted
  const reason = () => {
    if (wanted === undefined) return t('share.missing')
    return tooMuch ?? (wanted === now ? t('unchanged') : undefined)
  }
  const stopped = reason()
  useSaidAnew(tooMuch ?? '')
  return (
    <section className="stack battery-setting" data-gap="s" aria-label={t('share.title')}>
      <h3>{t('share.title')}</h3>
      <Field
        name={`share-${bateria.id}`}
        type="number"
        inputMode="numeric"
        min={0}
        max={WHOLE_BATTERY_PERCENT}
        step={1}
        width="short"
        label={t('share.label')}
        hint={t('share.left', { left: Math.max(0, highest - (wanted ?? now)), highest })}
        error={tooMuch}
        suffix="%"
        value={typed}
        onChange={({ target }) => {
          const share = target.value === '' ? undefined : clampShare(Number(target.value))
          type(share === undefined ? target.value : String(share))
        }}
      />
      <ShareBar now={now} wanted={shown} left={left} />
      <ShareEuros battery={bateria} contract={contract} now={now} wanted={shown} />
      <SaveSetting
        draftKey={draftKey}
        wanted={wanted ?? now}
        now={now}
        words={words}
        label={t('share.save')}
        {...(stopped === undefined ? {} : { disabledReason: stopped })}
        send={(share, how) =>
          call(
            changeBatteryShare,
            { params: { name: contract, bateriaId: String(bateria.id) }, body: { pes_percentatge: share } },
            how,
          )
        }
        onSent={onSent}
        onFailed={() => type(asStored)}
        onOutdated={onOutdated}
      />
    </section>
  )
}
