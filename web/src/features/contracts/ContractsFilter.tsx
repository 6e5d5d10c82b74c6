import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'

const pauseMs = 300

type ContractsFilterProps = {
  filter: string
  /** After a pause in the typing, or at once with Enter. */
  onFilter: (filter: string) => void
  /** Contracts that match, once known; said aloud while there is a filter. */
  found: number | undefined
}

/** What was typed stays on the screen while the address follows; a filter that comes from the address replaces it. */
export function ContractsFilter({ filter, onFilter, found }: ContractsFilterProps) {
  const t = useTranslations('contracts.filter')
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
    <div className="contracts-tools no-print">
      <Field
        name="filter"
        type="search"
        label={t('label')}
        hint={t('hint')}
        value={typed.text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
        onKeyDown={(event) => event.key === 'Enter' && send()}
      />
      <p className="small soft" role="status">
        {filter && found !== undefined ? t('found', { count: found }) : ''}
      </p>
    </div>
  )
}
