import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { announce } from '../ui/announce.ts'
import type { FileItem } from '../ui/FileField.tsx'

type Files = readonly Pick<FileItem, 'state'>[]

/** What becomes of a press that was made when there were so many files: one that fails or is taken off lets go of it. */
export function afterPress(files: Files, filesThen: number): 'waits' | 'goes' | 'failed' | 'dropped' {
  if (files.some(({ state }) => state === 'failed')) return 'failed'
  if (files.some(({ state }) => state === 'sending')) return 'waits'
  return files.length === filesThen ? 'goes' : 'dropped'
}

interface Texts {
  /** The press waits for the files. */
  readonly held: string
  /** Nothing was sent, as a file has not arrived. */
  readonly unsent: string
}

interface Press {
  readonly by: HTMLElement | null
  readonly files: number
}

/**
 * A press that sends the form around a field while its files are on their way is kept, and done once all have arrived;
 * while one of them has failed nothing is sent until it was tried again or taken off: the form would go without it.
 * Returns what is said of it beside the files.
 */
export function useHeldSubmit(
  field: RefObject<HTMLElement | null>,
  files: Files,
  { held, unsent }: Texts,
): string | undefined {
  const [pressed, setPressed] = useState<Press>()
  /** Whether the last press sent nothing: said while a file has failed. */
  const [refused, setRefused] = useState(false)
  const { length } = files
  const next = pressed && afterPress(files, pressed.files)
  const arrived = files.every(({ state }) => state === 'sent')
  const failed = files.some(({ state }) => state === 'failed')
  const said = next === 'waits' ? held : refused && failed ? unsent : undefined
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!form || arrived) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setPressed({ by: event.submitter, files: length })
      field.current?.scrollIntoView({ block: 'nearest' })
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [field, arrived, length])
  useEffect(() => {
    if (arrived) setRefused(false)
  }, [arrived])
  useEffect(() => {
    if (!next) return
    if (next === 'waits') return announce(held)
    setPressed(undefined)
    setRefused(next === 'failed')
    if (next === 'failed') announce(unsent)
    if (next === 'goes') field.current?.closest('form')?.requestSubmit(pressed?.by)
  }, [field, pressed, next, held, unsent])
  return said
}
