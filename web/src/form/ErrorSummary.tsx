import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { inPageOrder } from './field-errors.ts'
import type { ErrorMessage, FieldErrors } from './field-errors.ts'

type ErrorSummaryProps = {
  form: { readonly current: HTMLFormElement | null }
  errors: FieldErrors | undefined
  message: ErrorMessage
  title: (count: number) => string
}

/** What is wrong, in the page's order, each a way to its field. One wrong field speaks for itself. */
export function ErrorSummary({ form, errors, message, title }: ErrorSummaryProps) {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (!errors) return setNames([])
    const onPage = [...(form.current?.elements ?? [])].map((field) => field.getAttribute('name') ?? '')
    const wrong = inPageOrder(errors, onPage)
    setNames(wrong.length > 1 || wrong.some((name) => !onPage.includes(name)) ? wrong : [])
  }, [errors, form])
  if (!errors || names.length === 0) return null
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  }
  return (
    <Notice tone="bad" title={title(names.length)} announce>
      <ul className="summary">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => go(event, name)}>
              {message(errors[name]?.[0] ?? '', name)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
