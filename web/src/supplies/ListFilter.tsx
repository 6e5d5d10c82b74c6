import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useInBrowser } from '../loading/InBrowser.tsx'
import { Field } from '../ui/Field.tsx'

const pauseMs = 300

interface ListFilterProps {
  label: string
  /** What is searched. */
  hint: string
  filter: string
  /** After a pause in the typing, or at once with Enter. */
  onFilter: (filter: string) => void
  /** How many match, in words, once that is known; said aloud while there is a filter. */
  found: string | undefined
  /** What else can be done with the list. */
  children?: ReactNode
}

/** The typed text stays while the address is updated; a new filter in the address replaces it. */
export function ListFilter({ label, hint, filter, onFilter, found, children }: ListFilterProps) {
  const [typed, setTyped] = useState({ text: filter, sent: filter })
  if (typed.sent !== filter) setTyped({ text: filter, sent: filter })
  const text = typed.text.trim()
  const send = () => {
    if (text === filter) return
    setTyped({ text: typed.text, sent: text })
    onFilter(text)
  }
  useEffect(() => {
    if (text === filter) return
    const handle = setTimeout(send, pauseMs)
    return () => clearTimeout(handle)
  })
  return (
    <div className="list-tools no-print" inert={!useInBrowser()}>
      <Field
        name="filter"
        type="search"
        label={label}
        hint={hint}
        value={typed.text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
        onKeyDown={(event) => event.key === 'Enter' && send()}
      />
      <p className="small soft" role="status">
        {filter ? found : ''}
      </p>
      {children}
    </div>
  )
}
