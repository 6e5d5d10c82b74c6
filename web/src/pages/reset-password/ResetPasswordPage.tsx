import { useState } from 'react'
import { AskForLink } from './AskForLink.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { passwordLink } from './password-link.ts'

/** Asks for the link that sets a new password; with the link, the password itself. */
export function ResetPasswordPage() {
  const [token, setToken] = useState(() => passwordLink.waiting())
  if (token === undefined) return <AskForLink />
  return (
    <ChoosePassword
      token={token}
      onOver={() => {
        passwordLink.drop()
        setToken(undefined)
      }}
    />
  )
}
