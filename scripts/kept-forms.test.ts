// What every form does: what is typed is kept while a session ends and its owner signs in again (WCAG 2.2.1), under a key
// that it says; and what is wrong is heard (WCAG 3.3.1, 4.1.3).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, root } from './api-endpoints.ts'

/** Forms of which nothing may be kept, each with its reason. */
const unkept: Readonly<Record<string, string>> = {
  'web/src/app/CookieDialog.tsx': 'a choice that needs no session, kept in its own cookie',
  'web/src/desk/DeskForm.tsx': 'of the retailer’s own people, whose answers stay by use-draft.ts',
  'web/src/features/requests/CodeSigning.tsx': 'a code that signs',
  'web/src/features/session/ConfirmIdentity.tsx': 'a password, and a code of an app',
  'web/src/features/session/StepUp.tsx': 'a code of an app',
  'web/src/pages/call-back/MyCall.tsx': 'one choice out of times that others take meanwhile',
  'web/src/pages/change-password/ChangePasswordPage.tsx': 'passwords',
  'web/src/pages/connect-data/TokenForm.tsx': 'choices of a press, and a name that may stay away',
  'web/src/pages/login/LoginPage.tsx': 'the way in itself; what is typed there is a password',
  'web/src/pages/profile/sign-in/AppCodes.tsx': 'a password, and a code of an app',
  'web/src/pages/reset-password/ChoosePassword.tsx': 'passwords',
}

const files = filesIn('web/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/gallery\//.test(file))
const sources = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
)

/** The form elements of a source that neither take `form` of useEntryForm nor save a draft themselves. */
function bareForms(text: string): readonly string[] {
  return [...text.matchAll(/<form\b[^]*?>\s*\n/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\{\.\.\.(?:entry\.)?form\}|saveDraft\(/.test(tag))
}

it.each([
  ['<form className="stack" {...form}>\n', 0],
  ['<form onInput={({ currentTarget }) => saveDraft(draftKey, currentTarget)}>\n', 0],
  ['<form className="stack" onSubmit={(event) => void send(event)}>\n', 1],
])('%s lacks a draft: %i', (text, count) => {
  expect(bareForms(text)).toHaveLength(count)
})

it('every form keeps what is typed under a key of its own, or is named here', () => {
  // The two shells pass the key on; the compiler requires it of their callers.
  const shells = ['web/src/form/Form.tsx', 'web/src/form/hook-form/HookForm.tsx']
  const without = sources
    .filter(({ file }) => !shells.includes(file))
    .filter(({ text }) => bareForms(text).length > 0 || /draftKey(?:=\{|: )null/.test(text))
    .map(({ file }) => file)
  expect(without.toSorted()).toEqual(Object.keys(unkept))
})

/** Pages of visitors, who are offered nothing: who sits at the other tab may be somebody else. */
const ofVisitors = [
  'web/src/pages/activate/ActivatePage.tsx',
  'web/src/pages/register/RegisterPage.tsx',
  'web/src/pages/reset-password/AskForLink.tsx',
  'web/src/pages/unsigned-contact/ContactForm.tsx',
]

it('every form of a customer offers what a second tab keeps of it [r.drafts-elsewhere]', () => {
  // What `Form`, `HookForm`, `ToolForm` and `FlowPage` hold does it by itself.
  const shells = /<(?:Form|HookForm|ToolForm|DraftElsewhere)\b/
  const silent = sources
    .filter(
      ({ text }) => /= useEntryForm\(\{/.test(text) && /draftKey(?!: null)/.test(text) && !shells.test(text),
    )
    .map(({ file }) => file)
  expect(silent.toSorted()).toEqual(ofVisitors)
})

it('every form that sends files keeps which were sent', () => {
  const fields = sources.filter(
    ({ file, text }) =>
      /<(?:UploadField|CaseFiles|Attachments)\b/.test(text) && !file.includes('/UploadField'),
  )
  expect(fields.length).toBeGreaterThan(2)
  for (const { file, text } of fields) expect(text, file).toMatch(/kept=\{/)
})

it('every form leads to what is wrong and says it, also where that field has the focus already', () => {
  const silent = sources
    .filter(({ text }) => /<form\b/.test(text))
    .filter(({ text }) => !/\{\.\.\.(?:entry\.)?form\}|leadToWrong\(|useFocusOnFirstWrong\(/.test(text))
    .map(({ file }) => file)
  // Boxes to tick, of which none can be wrong.
  expect(silent).toEqual(['web/src/app/CookieDialog.tsx'])
  expect(sources.find(({ file }) => file === 'web/src/form/use-entry-form.ts')?.text).toContain(
    'leadToWrong(',
  )
})
