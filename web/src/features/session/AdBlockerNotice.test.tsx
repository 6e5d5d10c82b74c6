import { expect, it } from 'vitest'
import { markupOf } from '../../testing/markup.tsx'
import { settingsWith } from '../../testing/site.ts'
import { AdBlockerNotice } from './AdBlockerNotice.tsx'

it('an ad blocker is looked for while adBlockerNotice is on [c2.login-ad-blocker]', () => {
  const shown = (adBlockerNotice: boolean) =>
    markupOf(<AdBlockerNotice />, {}, [], settingsWith({ switches: { adBlockerNotice } }))
  expect(shown(true)).toContain('adsbox')
  expect(shown(false)).toBe('')
})
