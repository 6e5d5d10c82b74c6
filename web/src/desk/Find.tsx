import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { findCustomers, type Found } from '@endoll/api/desk-customers.ts'
import { deskReasons, type DeskReason } from '@endoll/api/desk-words.ts'
import { deskCall } from './desk-call.ts'
import { go } from './address.tsx'
import { useWords } from './words/use-words.tsx'

/** Asked once whoever types pauses. */
const pauseMs = 150

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused.trim()
}

/** `/` leads here from anywhere but where something is typed. */
function useSlash(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const typing = document.activeElement?.matches('input, textarea, select')
      if (event.key !== '/' || typing) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [field])
}

interface FindProps {
  /** Customers that were opened last, the newest first. */
  readonly recent: readonly Found[]
  readonly onOpen: (found: Found) => void
}

/** One field for everything that a customer can be known by. Arrows move, Enter opens, Escape leaves. */
export function Find({ recent, onOpen }: FindProps) {
  const { words } = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [why, setWhy] = useState<DeskReason>('call')
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const asked = usePaused(text)
  useSlash(field)
  const query = useQuery({
    queryKey: ['find', asked],
    queryFn: () => deskCall(findCustomers, { query: { text: asked } }),
    enabled: asked.length > 1,
  })
  const found = asked.length > 1 ? query.data?.found : recent
  const open = (one: Found | undefined) => {
    if (!one) return
    onOpen(one)
    setOpen(false)
    setText('')
    go(`/desk/customers/${one.customer_id}?why=${why}`)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found?.length) {
      event.preventDefault()
      setMarked((marked + step + found.length) % found.length)
    }
    if (event.key === 'Enter') open(found?.[marked])
    if (event.key === 'Escape') {
      setText('')
      setOpen(false)
    }
  }
  const { label, hint, none, recent: recentLabel, by } = words.find
  const isListed = isOpen && found !== undefined
  return (
    <search className="desk-find">
      <label className="hide" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className="control"
        role="combobox"
        autoComplete="off"
        placeholder={hint}
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-activedescendant={isListed && found[marked] ? `${id}-${marked}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setMarked(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <label className="hide" htmlFor={`${id}-why`}>
        {words.why.label}
      </label>
      <select
        id={`${id}-why`}
        className="control"
        title={words.why.told}
        value={why}
        onChange={(event) => setWhy(event.target.value as DeskReason)}
      >
        {deskReasons.map((reason) => (
          <option key={reason} value={reason}>
            {words.why[reason]}
          </option>
        ))}
      </select>
      <div className="desk-found" hidden={!isListed}>
        <p className="small soft" role="status">
          {asked.length > 1 ? (found?.length === 0 ? none : '') : recentLabel}
        </p>
        <div role="listbox" id={`${id}-list`} aria-label={label}>
          {found?.map((one, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys (combobox)
            <div
              key={`${one.customer_id} ${one.by}`}
              role="option"
              tabIndex={-1}
              id={`${id}-${index}`}
              aria-selected={index === marked}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => open(one)}
            >
              <span>{one.name}</span> <span className="soft">{one.nif}</span>{' '}
              <span className="small soft">{[by[one.by], one.what].filter(Boolean).join(' ')}</span>
            </div>
          ))}
        </div>
      </div>
    </search>
  )
}
