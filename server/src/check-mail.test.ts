import { expect, it } from 'vitest'
import { mailProblems } from './check-mail.ts'
import { startMailTwin } from './gateways/mail/twin.ts'

async function problemsWith(offers: boolean, smtpUtf8 = true) {
  const twin = await startMailTwin({ smtpUtf8: offers })
  const server = twin.smtpAddress.replace('://', '://office:secret@')
  try {
    return await mailProblems({ from: null, server, smtpUtf8 })
  } finally {
    await twin.stop()
  }
}

it('asks the mail server whether it takes letters beyond ASCII', async () => {
  expect(await problemsWith(true)).toEqual([])
  expect(await problemsWith(false)).toEqual([expect.stringMatching(/^mail\.smtpUtf8: .* offers no SMTPUTF8/)])
  expect(await problemsWith(false, false)).toEqual([])
})

it('says that it could not ask, without the password of the address', async () => {
  const twin = await startMailTwin()
  await twin.stop()
  const server = twin.smtpAddress.replace('://', '://office:secret@')
  const [said, ...more] = await mailProblems({ from: null, server, smtpUtf8: true })
  expect(more).toEqual([])
  expect(said).toContain('could not be asked')
  expect(said).not.toContain('secret')
})
