import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { DoubleTariffItem, HappyHoursItem } from '@endoll/api/tariff-options.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { ChangeControl } from '../actions/ChangeControl.tsx'
import type { ShownContract } from '../use-contract-page.ts'
import { Card } from '../../../ui/Card.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import type { Definition } from '../../../ui/DefinitionList.tsx'

type Options = NonNullable<ContractDetail['tariff_options']>

/** Of more choices than these only the number, the first and the last are shown. */
const mostNamed = 4

interface TariffOptionsCardProps {
  readonly shown: ShownContract
}

/** What is chosen of the product's options, and what it offers; nothing if it offers none. */
export function TariffOptionsCard({ shown }: TariffOptionsCardProps) {
  const { tariff_options: options } = shown.contract
  return options === null ? null : <Chosen options={options} shown={shown} />
}

interface ChosenProps {
  readonly options: Options
  readonly shown: ShownContract
}

function Chosen({ options, shown }: ChosenProps) {
  const offered = Object.values(options).some((option) => option !== null && option.available.length > 0)
  const t = useTranslations('contract-page.options')
  const title = useTranslations('contract-page.parts')
  const { month, list } = useFormat()
  const monthOf = (year: number, of: number) => month(`${year}-${String(of).padStart(2, '0')}`)
  const months = (of: DoubleTariffItem) =>
    t('months', { from: monthOf(of.startYear, of.startMonth), to: monthOf(of.endYear, of.endMonth) })
  const hours = ({ startHour, endHour }: HappyHoursItem) =>
    t('span', { from: `${startHour}:00`, to: `${endHour}:00` })
  const fact = <Choice,>(
    term: string,
    option: { readonly chosen: Choice | null; readonly available: readonly Choice[] } | null,
    say: (choice: Choice) => string,
  ): readonly Definition[] => {
    if (option === null) return []
    // The chosen option is not offered again.
    const chosen = option.chosen === null ? undefined : say(option.chosen)
    const choices = option.available.map(say).filter((choice) => choice !== chosen)
    const [first, last] = [choices[0], choices.at(-1)]
    const offered =
      first === undefined || last === undefined
        ? undefined
        : choices.length > mostNamed
          ? t('offeredCount', { count: choices.length, first, last })
          : t('offered', { choices: list(choices) })
    return [
      {
        term,
        value: chosen ?? t('nothing'),
        ...(offered !== undefined && { note: offered }),
      },
    ]
  }
  return (
    <Card
      title={title('options')}
      actions={offered ? <ChangeControl change="tariff_options" shown={shown} /> : null}
    >
      <DefinitionList
        columns={2}
        items={[
          ...fact(t('double'), options.double_tariff, months),
          ...fact(t('hours'), options.happy_hours, hours),
          ...fact(t('day'), options.happy_day, ({ label }) => label),
        ]}
      />
    </Card>
  )
}
