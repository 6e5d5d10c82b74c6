import { expect, it } from 'vitest'
import { markupOf } from '../../testing/markup.tsx'
import { settingsWith } from '../../testing/site.ts'
import { 'power-calculator' as words } from './messages/es.ts'
import { PowerCalculatorPage } from './PowerCalculatorPage.tsx'

it('help stands beside the calculator while powerCalculatorSideContact is on [v2.calculator-side]', () => {
  const shown = (powerCalculatorSideContact: boolean) =>
    markupOf(
      <PowerCalculatorPage />,
      { 'power-calculator': words },
      [],
      settingsWith({ switches: { powerCalculatorSideContact } }),
    )
  expect(shown(true)).toContain(`aria-label="${words.help.title}"`)
  expect(shown(false)).not.toContain('<aside')
})
