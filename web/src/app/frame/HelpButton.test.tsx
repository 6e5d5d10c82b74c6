import { expect, it } from 'vitest'
import { app } from '../../i18n/messages/es.ts'
import { markupOf } from '../../testing/markup.tsx'
import { settingsWith } from '../../testing/site.ts'
import { HelpButton } from './HelpButton.tsx'
import { frame } from './messages/es.ts'

it('help is offered while helpDialog is on [c2.help-dialog]', () => {
  const shown = (helpDialog: boolean) =>
    markupOf(<HelpButton />, { frame, app }, [], settingsWith({ switches: { helpDialog } }))
  expect(shown(true)).toContain(`title="${frame.help}"`)
  expect(shown(false)).toBe('')
})
