import { discountModes, type DiscountMode } from '@endoll/api/contracts.ts'
import { changeBatteryDiscounts } from '@endoll/api/procedures/battery.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { useKeptChoice } from '../../flow/use-kept-choice.ts'
import { useSite } from '../../site/site.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Select } from '../../ui/Select.tsx'
import { SaveSetting } from './SaveSetting.tsx'
import { asStored, type SettingProps } from './ShareSetting.tsx'

/** Whether the discounts of a battery are applied to the contract's invoices: a list, or a switch. */
export function DiscountSetting({ contract, link, onSent, onOutdated }: SettingProps) {
  const t = useTranslations('battery')
  const { batteryRenderType } = useSite().settings
  const { bateria, gestio_descomptes: now } = link
  const draftKey = `battery-discounts ${contract} ${bateria.id}`
  const [kept, choose] = useKeptChoice<DiscountMode | typeof asStored>(draftKey, asStored)
  const wanted = discountModes.find((mode) => mode === kept) ?? now
  const words = (mode: DiscountMode) => t(`discounts.modes.${mode}`)
  const name = `discounts-${bateria.id}`
  return (
    <section className="stack battery-setting" data-gap="s" aria-label={t('discounts.title')}>
      <h3>{t('discounts.title')}</h3>
      {batteryRenderType === 'toggle' ? (
        <Switch
          name={name}
          label={words('aplicar')}
          hint={t(`discounts.what.${wanted}`)}
          checked={wanted === 'aplicar'}
          onChange={({ target }) => choose(target.checked ? 'aplicar' : 'no_aplicar')}
        />
      ) : (
        <Select
          name={name}
          label={t('discounts.label')}
          hint={t(`discounts.what.${wanted}`)}
          width="medium"
          value={wanted}
          options={discountModes.map((mode) => ({ value: mode, label: words(mode) }))}
          onChange={({ target }) => choose(target.value === 'aplicar' ? 'aplicar' : 'no_aplicar')}
        />
      )}
      <SaveSetting
        draftKey={draftKey}
        wanted={wanted}
        now={now}
        words={words}
        label={t('discounts.save')}
        {...(wanted === now ? { disabledReason: t('unchanged') } : {})}
        send={(mode, how) =>
          call(
            changeBatteryDiscounts,
            { params: { name: contract, bateriaId: String(bateria.id) }, body: { valor_descomptes: mode } },
            how,
          )
        }
        onSent={onSent}
        onFailed={() => choose(asStored)}
        onOutdated={onOutdated}
      />
    </section>
  )
}
