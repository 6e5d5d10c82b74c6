import { useEffect, useRef } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { leadToWrong } from '../ui/lead-to-wrong.ts'

interface DeskFormProps {
  /** What the last sending failed with: the focus goes to the field that is wrong. */
  readonly error: unknown
  /** `pressed` is the button that sent it, where one did. */
  readonly onSend: (form: HTMLFormElement, pressed: HTMLElement | null) => void
  readonly children: ReactNode
}

/** A form of the desk. What is typed stays while its page stands; no browser of the retailer's keeps more of a customer. */
export function DeskForm({ error, onSend, children }: DeskFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) leadToWrong(form.current)
  }, [error])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(event.currentTarget, event.nativeEvent.submitter)
  }
  return (
    <form ref={form} noValidate onSubmit={send}>
      {children}
    </form>
  )
}

/** What was typed into a form, by the names of its fields. */
export function typedIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>
}
