import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { announce } from './announce.ts'
import type { FileItem } from './FileField.tsx'

type Files = readonly Pick<FileItem, 'state'>[]

function areUnderWay(files: Files): boolean {
  return files.some(({ state }) => state === 'sending')
}

/** What becomes of a press that was made when there were so many files: one that fails or is taken off lets go of it. */
export function afterPress(files: Files, filesThen: number): 'waits' | 'goes' | 'lost' {
  if (areUnderWay(files)) return 'waits'
  return files.filter(({ state }) => state === 'sent').length === filesThen ? 'goes' : 'lost'
}

/**
 * A press that sends the form around a field while its files are on their way is kept, and done once all have arrived:
 * the form would go without them. Returns whether a press is kept.
 */
export function useHeldSubmit(field: RefObject<HTMLElement | null>, files: Files, held: string): boolean {
  const [pressed, setPressed] = useState<{ readonly by: HTMLElement | null; readonly files: number }>()
  const underWay = areUnderWay(files)
  const { length } = files
  const next = pressed && afterPress(files, pressed.files)
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!form || !underWay) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setPressed({ by: event.submitter, files: length })
      announce(held)
      field.current?.scrollIntoView({ block: 'nearest' })
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [field, underWay, length, held])
  useEffect(() => {
    if (!pressed || next === 'waits') return
    setPressed(undefined)
    if (next === 'goes') field.current?.closest('form')?.requestSubmit(pressed.by)
  }, [field, pressed, next])
  return pressed !== undefined
}
