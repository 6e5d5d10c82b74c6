import type { FieldErrors } from '@endoll/api/errors.ts'
import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { Notice } from '../ui/Notice.tsx'
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

type Wrong = { name: string; label: string }

/** The errors in the order of the page, each a link to its field. Not shown for a single field, which has the focus. */
export function ErrorSummary({ form, errors, standing, message, title }: ErrorSummaryProps) {
  const [list, setList] = useState<readonly Wrong[]>([])
  useEffect(() => {
    if (!errors) return setList([])
    const onPage = [...(form.current?.elements ?? [])].map((field) => field.getAttribute('name') ?? '')
    const wrong = inPageOrder(errors, onPage)
    const speaksForItself = wrong.length === 1 && onPage.includes(wrong[0] ?? '')
    setList(speaksForItself ? [] : wrong.map((name) => ({ name, label: labelOf(form.current, name) })))
  }, [errors, form])
  const left = list.filter(({ name }) => (standing[name]?.length ?? 0) > 0)
  if (!errors || left.length === 0) return null
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  }
  return (
    <Notice tone="bad" title={title(left.length)} announce>
      <ul className="summary">
        {left.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => go(event, name)}>
              {label ? `${label}: ` : null}
              {message(standing[name]?.[0] ?? '', name)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The label of the field; empty for one that is not on the page. */
function labelOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
  if (!field) return ''
  const label =
    field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : field.labels?.[0]
  return label?.textContent?.trim() ?? ''
}
