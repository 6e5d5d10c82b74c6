import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { BodyInput } from '@endoll/api/endpoint.ts'
import type {
  chooseDoubleTariff,
  chooseHappyDay,
  chooseHappyHours,
} from '@endoll/api/procedures/tariff-options.ts'
import {
  writeDoubleTariff,
  writeHappyHours,
  type TariffOption,
} from '@endoll/domain/supply/tariff-options.ts'

type Options = NonNullable<ContractDetail['tariff_options']>

/** One choice of an option: as the preview names it, and the call that makes it. */
export type Choice = { readonly key: string } & (
  | { readonly option: 'double_tariff'; readonly body: BodyInput<typeof chooseDoubleTariff> }
  | { readonly option: 'happy_hours'; readonly body: BodyInput<typeof chooseHappyHours> }
  | { readonly option: 'happy_day'; readonly body: { readonly value: string; readonly label: string } }
)
export type DayBody = BodyInput<typeof chooseHappyDay>

/** What an option offers and which of it is chosen. */
export interface OptionChoices {
  readonly option: TariffOption
  readonly choices: readonly Choice[]
  readonly chosen: Choice | undefined
}

/** The options that something can be chosen of, in the order of the specification. */
export function optionChoices({ double_tariff, happy_hours, happy_day }: Options): readonly OptionChoices[] {
  const of = <Item>(
    option: TariffOption,
    offered: { readonly chosen: Item | null; readonly available: readonly Item[] } | null,
    choiceOf: (item: Item) => Choice,
  ): readonly OptionChoices[] =>
    offered === null || offered.available.length === 0
      ? []
      : [
          {
            option,
            choices: offered.available.map(choiceOf),
            chosen: offered.chosen === null ? undefined : choiceOf(offered.chosen),
          },
        ]
  return [
    ...of('double_tariff', double_tariff, (body) => ({
      option: 'double_tariff',
      key: writeDoubleTariff(body),
      body,
    })),
    ...of('happy_hours', happy_hours, (body) => ({
      option: 'happy_hours',
      key: writeHappyHours(body),
      body,
    })),
    ...of('happy_day', happy_day, (body) => ({ option: 'happy_day', key: body.value, body })),
  ]
}

/** The share of a usual week's energy that the cheap hours have; undefined if nothing was read. */
export function cheapShare(
  week: readonly { readonly mean_wh: number | null; readonly cheap: boolean }[],
): number | undefined {
  const sum = (hours: typeof week) => hours.reduce((total, { mean_wh }) => total + (mean_wh ?? 0), 0)
  const all = sum(week)
  return all === 0 ? undefined : sum(week.filter(({ cheap }) => cheap)) / all
}
