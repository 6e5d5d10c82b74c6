import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../downloads/save-file.ts'
import { pdfNames } from './file-names.ts'
import { gatherFiles } from './gather-files.ts'
import { fetchPdf, listSpan, stopsAll } from './year-files.ts'
import type { YearInvoice, YearScope } from './year-files.ts'

interface Progress {
  readonly done: number
  /** Undefined until the year's invoices have been listed. */
  readonly of: number | undefined
}

export type ZipState =
  | { readonly at: 'choosing' }
  | ({ readonly at: 'running' } & Progress)
  | ({
      readonly at: 'stopped'
      /** Undefined if the customer stopped it, or where only some files failed. */
      readonly error?: unknown
      readonly failed: readonly YearInvoice[]
    } & Progress)
  | { readonly at: 'saved'; readonly name: string; readonly done: number; readonly of: number }

interface Job {
  readonly scope: YearScope
  readonly span: ZipSpan
  readonly stop: AbortController
  items: readonly YearInvoice[] | undefined
  /** By the invoice's id; kept when the download is stopped or tried again. */
  readonly kept: Map<number, Blob>
  /** Ids that have failed before: they are asked for last, so that they do not delay the others. */
  readonly failed: Set<number>
}

/** A year, or one month of it: YYYY or YYYY-MM. */
export type ZipSpan = string

type NameOf = (done: number, of: number) => string

/** Fetches the invoices of a year or a month and saves them as one file; can be stopped and resumed. */
export function useYearZip(nameOf: (span: ZipSpan, scope: YearScope) => NameOf) {
  const [state, setState] = useState<ZipState>({ at: 'choosing' })
  const current = useRef<Job>(undefined)
  const running = state.at === 'running'
  useEffect(() => {
    if (!running) return
    // The browser asks before the page is left: what was fetched would be lost.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [running])
  useEffect(() => () => current.current?.stop.abort(), [])

  const save = async (job: Job) => {
    const { items = [], kept, scope, span } = job
    const there = items.filter(({ id }) => kept.has(id))
    const names = pdfNames(there)
    try {
      // Loaded together with the dialog.
      const { zipFiles } = await import('./zip-files.ts')
      const content = await zipFiles(
        there.map(({ id, date }, index) => ({ name: names[index]!, date, content: kept.get(id)! })),
      )
      const name = nameOf(span, scope)(there.length, items.length)
      saveFile({ name, content })
      setState({ at: 'saved', name, done: there.length, of: items.length })
    } catch (error) {
      setState({ at: 'stopped', done: kept.size, of: items.length, error, failed: [] })
    }
  }

  const work = async (job: Job) => {
    const { scope, span, kept, stop } = job
    const { signal } = stop
    current.current = job
    const progress = () => ({ done: kept.size, of: job.items?.length })
    setState({ at: 'running', ...progress() })
    try {
      job.items ??= await listSpan(scope, span, signal)
      const missing = job.items
        .filter(({ id }) => !kept.has(id))
        .toSorted((one, other) => Number(job.failed.has(one.id)) - Number(job.failed.has(other.id)))
      setState({ at: 'running', ...progress() })
      const { failed, halted } = await gatherFiles(missing, {
        fetch: (invoice) => fetchPdf(invoice, signal),
        keep: ({ id }, content) => {
          kept.set(id, content)
          if (!signal.aborted) setState({ at: 'running', ...progress() })
        },
        halts: stopsAll,
        signal,
      })
      if (signal.aborted) return
      for (const { id } of failed) job.failed.add(id)
      if (job.items.length === 0) setState({ at: 'stopped', ...progress(), failed: [] })
      else if (halted) setState({ at: 'stopped', ...progress(), ...halted, failed: [] })
      else if (failed.length > 0) setState({ at: 'stopped', ...progress(), failed })
      else await save(job)
    } catch (error) {
      if (!signal.aborted) setState({ at: 'stopped', ...progress(), error, failed: [] })
    }
  }

  return {
    state,
    start: (scope: YearScope, span: ZipSpan) =>
      void work({
        scope,
        span,
        stop: new AbortController(),
        items: undefined,
        kept: new Map(),
        failed: new Set(),
      }),
    /** Keeps what has arrived. */
    stop: () => {
      const job = current.current
      job?.stop.abort()
      setState({ at: 'stopped', done: job?.kept.size ?? 0, of: job?.items?.length, failed: [] })
    },
    /** Fetches only what is missing. */
    goOn: () => void (current.current && work({ ...current.current, stop: new AbortController() })),
    /** Saves what has arrived so far, or the file once more. */
    save: () => void (current.current && save(current.current)),
  }
}
