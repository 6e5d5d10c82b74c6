import { useState } from 'react'
import { signInStaff, type DeskSession } from '@endoll/api/desk-session.ts'
import { ApiError } from '../calls/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { DeskForm, typedIn } from './DeskForm.tsx'
import { deskCall } from './desk-call.ts'
import { saidOf } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

interface SignInProps {
  readonly onIn: (session: DeskSession) => void
}

/** E-mail and password; the code of whoever has one is asked for once the password is right. */
export function SignIn({ onIn }: SignInProps) {
  const { words } = useWords()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const send = async (form: HTMLFormElement) => {
    const { email = '', password = '', code } = typedIn(form)
    setBusy(true)
    setError(undefined)
    try {
      onIn(await deskCall(signInStaff, { body: { email, password, ...(code !== undefined && { code }) } }))
    } catch (failure) {
      const needsCode = failure instanceof ApiError && failure.errors['code'] !== undefined
      if (needsCode && !asksCode) setAsksCode(true)
      else setError(failure)
      setBusy(false)
    }
  }
  const { title, email, password, show, hide, code, send: label, sending } = words.signIn
  const said = saidOf(words, error)
  return (
    <main id="main" className="desk-door">
      <h1>{title}</h1>
      <DeskForm error={error} onSend={(form) => void send(form)}>
        {said ? <Notice tone="bad" title={said} announce /> : null}
        <Field
          label={email}
          name="email"
          type="email"
          autoComplete="username"
          error={saidOf(words, error, 'email')}
        />
        <PasswordField
          label={password}
          name="password"
          autoComplete="current-password"
          showLabel={show}
          hideLabel={hide}
          error={saidOf(words, error, 'password')}
        />
        {asksCode ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it came because of what was just sent, and is what is missing
          <Field
            label={code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            width="short"
            error={saidOf(words, error, 'code')}
          />
        ) : null}
        <Button type="submit" look="primary" busy={busy} busyLabel={sending}>
          {label}
        </Button>
      </DeskForm>
    </main>
  )
}
