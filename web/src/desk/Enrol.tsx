import { useMutation } from '@tanstack/react-query'
import { deskSession, enrolStaff, newDeskCodes, type DeskSession } from '@endoll/api/desk-session.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { DeskForm, typedIn } from './DeskForm.tsx'
import { deskCall } from './desk-call.ts'
import { saidOf } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

interface EnrolProps {
  readonly onIn: (session: DeskSession) => void
}

/** A password and a second factor of one's own, before anything else. */
export function Enrol({ onIn }: EnrolProps) {
  const { words } = useWords()
  const codes = useMutation({ mutationFn: () => deskCall(newDeskCodes) })
  const enrol = useMutation({
    mutationFn: (body: { password: string; code: string }) => deskCall(enrolStaff, { body }),
    onSuccess: onIn,
  })
  const send = (form: HTMLFormElement) => {
    const { password = '', code = '' } = typedIn(form)
    enrol.mutate({ password, code })
  }
  const { title, why, make, scan, type, password, hint, send: label } = words.enrol
  const { show, hide, code, sending } = words.signIn
  const said = saidOf(words, enrol.error ?? codes.error)
  return (
    <main id="main" className="desk-door">
      <h1>{title}</h1>
      <p>{why}</p>
      {said ? <Notice tone="bad" title={said} announce /> : null}
      {codes.data ? (
        <DeskForm error={enrol.error} onSend={send}>
          <QrCode rows={codes.data.qr} label={scan} />
          <p className="small">
            {type} <code>{codes.data.secret}</code>
          </p>
          <Field
            label={code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            width="short"
            error={saidOf(words, enrol.error, 'code')}
          />
          <PasswordField
            label={password}
            hint={hint(deskSession.passwordLength)}
            name="password"
            autoComplete="new-password"
            showLabel={show}
            hideLabel={hide}
            error={saidOf(words, enrol.error, 'password')}
          />
          <Button type="submit" look="primary" busy={enrol.isPending} busyLabel={sending}>
            {label}
          </Button>
        </DeskForm>
      ) : (
        <Button
          look="primary"
          busy={codes.isPending}
          busyLabel={words.loading}
          onClick={() => codes.mutate()}
        >
          {make}
        </Button>
      )}
    </main>
  )
}
