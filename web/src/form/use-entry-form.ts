import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useRef, useState } from 'react'
import type { InputEvent, SubmitEvent } from 'react'
import { fieldErrorsOf } from '../i18n/errors/field-text.ts'
import { leadToWrong } from '../ui/lead-to-wrong.ts'
import { clearDraft, restoreDraft, saveDraft } from './draft.ts'

export type Typed = Readonly<Record<string, string>>

interface EntryFormOptions {
  /** Keeps what is typed under this key until it was sent (never passwords or files); null if all of it is secret. */
  readonly draftKey: string | null
  /** What was typed is wanted again after it was sent: another time with another figure. */
  readonly staysTyped?: boolean
  /** What is wrong before anything is sent, by field. */
  readonly check: (typed: Typed) => FieldErrors
  readonly send: (typed: Typed) => Promise<void>
  /** The text for a field's code. */
  readonly message: (code: string, field: string) => string
}

function read(form: HTMLFormElement): Typed {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/**
 * A form of the pages before the session: native fields, without the code that the forms of procedures bring along. What
 * is wrong, here or by the reply, stands beside its field, and the first of them gets the focus.
 */
export function useEntryForm({ draftKey, staysTyped = false, check, send, message }: EntryFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<FieldErrors>({})
  /** Corrected fields, whose errors disappear before the next submission. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (draftKey !== null && form.current) restoreDraft(draftKey, form.current)
  }, [draftKey])
  // oxlint-disable-next-line react/exhaustive-deps -- after each sending that was refused
  useEffect(() => leadToWrong(form.current), [wrong, failure])

  const submit = async () => {
    if (busy || !form.current) return
    const typed = read(form.current)
    const problems = check(typed)
    setWrong(problems)
    setMended(new Set())
    setFailure(undefined)
    if (Object.keys(problems).length > 0) return
    setBusy(true)
    try {
      await send(typed)
      if (draftKey !== null && !staysTyped) clearDraft(draftKey)
    } catch (error) {
      const refused = fieldErrorsOf(error)
      if (Object.keys(refused).length > 0) setWrong(refused)
      else setFailure(error)
    }
    setBusy(false)
  }
  return {
    /** Under which it keeps what is typed; null if it keeps nothing. */
    draftKey,
    /** For the form element. Post, so that one sent before this code arrives puts nothing into an address. */
    form: {
      ref: form,
      method: 'post',
      noValidate: true,
      onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
        if (draftKey !== null) saveDraft(draftKey, currentTarget)
        const { name } = target as HTMLInputElement
        if (wrong[name] && !check(read(currentTarget))[name]) setMended((before) => new Set(before).add(name))
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      },
    } as const,
    /** Name and error of a field. */
    field: (name: string) => {
      const [code] = mended.has(name) ? [] : (wrong[name] ?? [])
      return { name, error: code === undefined ? undefined : message(code, name) }
    },
    busy,
    failure,
  }
}

/** The fields that could not be read, each with its code. */
export function unread(
  parsed: Readonly<Record<string, { readonly ok: true } | { readonly ok: false; readonly error: string }>>,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([name, one]) => (one.ok ? [] : [[name, [one.error]] as const])),
  )
}

/** The fields that were left empty. */
export function missing(typed: Typed, ...names: readonly string[]): FieldErrors {
  return Object.fromEntries(
    names.filter((name) => (typed[name] ?? '').trim() === '').map((name) => [name, ['required_field']]),
  )
}
