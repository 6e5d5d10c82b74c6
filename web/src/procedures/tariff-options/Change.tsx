import type { ContractDetail } from '@endoll/api/contracts.ts'
import {
  chooseDoubleTariff,
  chooseHappyDay,
  chooseHappyHours,
} from '@endoll/api/procedures/tariff-options.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useContractToChange } from '../../flow/use-contract-to-change.tsx'
import { SendAtOnce } from '../../flow/SendAtOnce.tsx'
import { useKeptChoice } from '../../flow/use-kept-choice.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { RadioGroup } from '../../ui/choices.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { profileQuery } from '../../flow/account-query.ts'
import { optionChoices, type Choice, type OptionChoices } from './choices.ts'
import { OptionPreview } from './OptionPreview.tsx'

export function Change() {
  return (
    <ContractChange name="tariff_options">
      <TariffOptionsChange />
    </ContractChange>
  )
}

/** Double tariff, clock plan and weekend day of a contract: what the product lets its customers choose. */
function TariffOptionsChange() {
  const t = useTranslations('tariff-options')
  const profile = useQuery(profileQuery())
  const { contract, again, instead } = useContractToChange('tariff_options', 'contract', profile)
  if (!contract) return instead
  const options = contract.tariff_options === null ? [] : optionChoices(contract.tariff_options)
  const [first, ...more] = options
  if (!first) {
    return (
      <Notice tone="info" title={t('none.title')}>
        {t('none.why')}
      </Notice>
    )
  }
  return <Choosing contract={contract} options={[first, ...more]} again={again} />
}

interface ChoosingProps {
  readonly contract: ContractDetail
  readonly options: readonly [OptionChoices, ...OptionChoices[]]
  readonly again: () => void
}

function Choosing({ contract, options, again }: ChoosingProps) {
  const t = useTranslations('tariff-options')
  const { name } = contract
  const [kept, keep] = useKeptChoice(`tariff-options ${name}`, options[0].option)
  const current = options.find(({ option }) => option === kept) ?? options[0]
  return (
    <div className="stack" data-gap="l">
      {options.length > 1 ? (
        <RadioGroup
          name="option"
          label={t('which')}
          value={current.option}
          onChange={({ target }) => keep(target.value as OptionChoices['option'])}
          options={options.map(({ option }) => ({
            value: option,
            label: t(`options.${option}.name`),
            hint: t(`options.${option}.what`),
          }))}
          cards
        />
      ) : null}
      <OneOption key={current.option} contract={contract} offered={current} again={again} />
    </div>
  )
}

interface OneOptionProps extends Pick<ChoosingProps, 'contract' | 'again'> {
  readonly offered: OptionChoices
}

function OneOption({ contract, offered, again }: OneOptionProps) {
  const t = useTranslations('tariff-options')
  const say = useChoiceWords()
  const { id, name } = contract
  const { option, choices, chosen } = offered
  const draftKey = `tariff-options ${name} ${option}`
  const [key, choose] = useKeptChoice(draftKey, chosen?.key ?? '')
  const [isChosen, setIsChosen] = useState(false)
  const wanted = choices.find((choice) => choice.key === key)
  const unchanged = wanted === undefined || wanted.key === chosen?.key
  return (
    <>
      <RadioGroup
        name={option}
        label={t(`options.${option}.label`)}
        hint={chosen ? t('now', { choice: say(chosen) }) : t('nothingNow')}
        value={key}
        onChange={({ target }) => {
          setIsChosen(true)
          choose(target.value)
        }}
        options={choices.map((choice) => ({ value: choice.key, label: say(choice) }))}
        cards
      />
      {wanted ? (
        <OptionPreview contractId={id} choice={wanted} words={say(wanted)} isChosen={isChosen} />
      ) : null}
      <SendAtOnce
        draftKey={draftKey}
        content={{ option, key }}
        label={t('send')}
        {...(unchanged ? { disabledReason: t(wanted ? 'unchanged' : 'choose') } : {})}
        send={(how) =>
          wanted ? makeChoice(String(id), wanted, how) : Promise.reject(new Error('no choice'))
        }
        onOutdated={again}
      />
    </>
  )
}

function makeChoice(id: string, choice: Choice, how: { readonly sendingKey: string }) {
  const params = { id }
  switch (choice.option) {
    case 'double_tariff':
      return call(chooseDoubleTariff, { params, body: choice.body }, how)
    case 'happy_hours':
      return call(chooseHappyHours, { params, body: choice.body }, how)
    case 'happy_day':
      return call(chooseHappyDay, { params, body: choice.body }, how)
  }
}

/** A choice in words. */
function useChoiceWords(): (choice: Choice) => string {
  const t = useTranslations('tariff-options')
  const { month } = useFormat()
  const monthOf = (year: number, of: number) => month(`${year}-${String(of).padStart(2, '0')}`)
  return (choice) => {
    if (choice.option === 'happy_day') return choice.body.label
    if (choice.option === 'happy_hours') {
      return t('span', { from: `${choice.body.startHour}:00`, to: `${choice.body.endHour}:00` })
    }
    const { startMonth, startYear, endMonth, endYear } = choice.body
    return t('span', { from: monthOf(startYear, startMonth), to: monthOf(endYear, endMonth) })
  }
}
