import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { announce } from '../ui/announce.ts'
import { inPageOrder } from './field-errors.ts'
import type { ErrorMessage } from './field-errors.ts'

interface ErrorSummaryProps {
  form: { readonly current: HTMLFormElement | null }
  /** Of the last sending: which fields are named. */
  errors: FieldErrors | undefined
  /** Those that still stand: a field that is right is no longer named. */
  standing: FieldErrors
  message: ErrorMessage
  title: (count: number) => string
}

type Wrong = { name: string; label: string; onPage: boolean }

/** A control of the form. One whose name stands on a hidden field, or on none, says in `data-field` which it is for. */
function controlOf(form: HTMLFormElement | null, name: string): HTMLElement | null | undefined {
  const escaped = CSS.escape(name)
  return (
    form?.querySelector<HTMLElement>(`[data-field~="${escaped}"]`) ??
    form?.querySelector<HTMLElement>(`[name="${escaped}"]:not([type="hidden"])`)
  )
}

/** The names that the controls stand for, in the order of the page. */
function namesOnPage(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])].flatMap(
    (field) => field.getAttribute('data-field')?.split(' ') ?? field.getAttribute('name') ?? [],
  )
}

/** The errors in the order of the page, each a link to its field. Not shown for a single field, which has the focus. */
export function ErrorSummary({ form, errors, standing, message, title }: ErrorSummaryProps) {
  const [list, setList] = useState<readonly Wrong[]>([])
  useEffect(() => {
    if (!errors) return setList([])
    const onPage = namesOnPage(form.current)
    const wrong = inPageOrder(errors, onPage)
    const speaksForItself = wrong.length === 1 && onPage.includes(wrong[0] ?? '')
    const listed = speaksForItself ? [] : wrong.map((name) => describe(form.current, name))
    setList(listed)
    // The focus goes to the first, which says what is wrong with it.
    if (listed.some(({ onPage }) => onPage)) announce(title(listed.length))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sending
  }, [errors, form])
  const left = list.filter(({ name }) => (standing[name]?.length ?? 0) > 0)
  if (!errors || left.length === 0) return null
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    controlOf(form.current, name)?.focus()
  }
  return (
    <Notice tone="bad" title={title(left.length)} announce={left.every(({ onPage }) => !onPage)}>
      <ul className="summary">
        {left.map(({ name, label, onPage }) => {
          const text = `${leadIn(label)}${message(standing[name]?.[0] ?? '', name)}`
          return (
            <li key={name}>
              {onPage ? (
                <a href={`#${name}`} onClick={(event) => go(event, name)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

/** A question stands by itself; any other label is followed by a colon. */
function leadIn(label: string): string {
  if (label === '') return ''
  return label.endsWith('?') ? `${label} ` : `${label}: `
}

/** The field, or the place where it will be, with its label; one without a place has none, and nothing leads to it. */
function describe(form: HTMLFormElement | null, name: string): Wrong {
  const field = controlOf(form, name) as HTMLInputElement | null | undefined
  if (!field) return { name, label: '', onPage: false }
  const label =
    field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : field.labels?.[0]
  const text = label?.textContent ?? field.getAttribute('aria-label') ?? ''
  return { name, label: text.trim().replace(/[:.]$/, ''), onPage: true }
}
