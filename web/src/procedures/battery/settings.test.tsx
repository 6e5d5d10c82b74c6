import { getBatteryYear, type BatteryYear } from '@endoll/api/batteries.ts'
import type { BatteryLink } from '@endoll/api/contracts.ts'
import { expect, it } from 'vitest'
import { read } from '../../calls/query.ts'
import { ApiError } from '../../calls/api-error.ts'
import { errors } from '../../i18n/messages/es.ts'
import { flow } from '../../flow/messages/es.ts'
import { markupOf, wordsOf } from '../../testing/markup.tsx'
import type { CallState } from '../../testing/markup.tsx'
import { settingsWith } from '../../testing/site.ts'
import { battery } from './messages/es.ts'
import { DiscountSetting } from './DiscountSetting.tsx'
import { ShareBar } from './ShareBar.tsx'
import { ShareEuros } from './ShareEuros.tsx'

const link: BatteryLink = {
  id: 1,
  bateria: { id: 4, name: 'BV', type_name: 'Casa', description: '' },
  total_descompte: 12.3,
  part: 4.2,
  pes_percentatge: 40,
  percentage_left: 25,
  gestio_descomptes: 'no_aplicar',
}
const texts = { battery, errors, flow }

function nothing() {
  return undefined
}

it.each(['select', 'toggle'] as const)(
  'what becomes of the discounts is chosen by %s [c2.flag-battery]',
  (batteryRenderType) => {
    const markup = markupOf(
      <DiscountSetting contract="700" link={link} onSent={nothing} onOutdated={nothing} />,
      texts,
      [],
      settingsWith({ batteryRenderType }),
    )
    expect(markup.includes('<select')).toBe(batteryRenderType === 'select')
    expect(markup.includes('role="switch"')).toBe(batteryRenderType === 'toggle')
    expect(wordsOf(markup)).toContain('se queda en la batería')
    // Nothing is saved while nothing has changed, and it says why.
    expect(markup).toContain('aria-disabled="true"')
    expect(wordsOf(markup)).toContain('Es lo que ya hay')
  },
)

it('the parts of a battery are drawn as they would be, and named [r.battery-euros]', () => {
  expect(wordsOf(markupOf(<ShareBar now={40} wanted={60} left={25} />, texts))).toBe(
    'Este contrato: 60 % Otros contratos: 35 % Por repartir: 5 %',
  )
})

const year: BatteryYear = {
  total_descompte: 12.3,
  // The rest was used up or is of others: a share of what is there would be somebody else's money.
  parts: [{ bateria_id: 4, polissa_id: 7, polissa_name: '700', part: 4.2 }],
  rest: 8.1,
  deposits: 84.27,
  start: '2025-11-22',
  end: '2026-11-21',
}

function euros(wanted: number, come?: Omit<CallState, 'of'>) {
  const of = read(getBatteryYear, { params: { bateriaId: '4' } })
  return wordsOf(
    markupOf(
      <ShareEuros battery={link.bateria} contract="700" now={40} wanted={wanted} />,
      texts,
      come ? [{ of, ...come }] : [],
    ),
  )
}

it.each([
  [40, year, /^De lo que entró del 22\/11\/2025 al 21\/11\/2026, a este contrato le tocarían 33,71 €\./],
  // 84.27 × 65 % = 54.78; 54.78 − 33.71 = 21.07. What is there now is not shared out anew.
  [
    65,
    year,
    /21,07 € más\. .* 54,78 € Con el porcentaje de ahora: 33,71 € .*12,30 €.* 4,20 € Lo que ya se repartió/,
  ],
  [0, year, /33,71 € menos\./],
  [41, { ...year, deposits: 0.01 }, /lo mismo/],
  [50, { ...year, deposits: 0 }, /no ha entrado nada/],
])('a share of %i %% of %j', (wanted, data, words) => {
  expect(euros(wanted, { data })).toMatch(words)
})

it('says what it cannot work out, and that the share can be changed all the same', () => {
  expect(euros(50)).toContain('Calculando')
  expect(euros(50, { error: new ApiError('internal', 500) })).toContain('Se puede cambiar igualmente.')
})
