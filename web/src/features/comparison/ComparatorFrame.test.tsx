import { expect, it } from 'vitest'
import { markupOf } from '../../testing/markup.tsx'
import { settingsWith } from '../../testing/site.ts'
import { ComparatorFrame } from './ComparatorFrame.tsx'
import { comparison } from './messages/es.ts'

it.each(['electricity', 'gas'] as const)(
  'help stands beside the comparator of %s while comparatorSideContact is on [v2.comparator-side]',
  (kind) => {
    const shown = (comparatorSideContact: boolean) =>
      markupOf(
        <ComparatorFrame kind={kind} />,
        { comparison },
        [],
        settingsWith({ switches: { comparatorSideContact } }),
      )
    expect(shown(true)).toContain(`aria-label="${comparison.help.title}"`)
    expect(shown(false)).not.toContain('<aside')
  },
)

it('the open prices are linked in the language of the page while publicPrices is on', () => {
  const shown = (publicPrices: boolean) =>
    markupOf(<ComparatorFrame kind="gas" />, { comparison }, [], settingsWith({ switches: { publicPrices } }))
  expect(shown(true)).toContain('<a href="/precios">')
  expect(shown(false)).not.toContain('/precios')
})
