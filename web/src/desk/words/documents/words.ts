import type { DocumentKind, DocumentReason } from '@endoll/api/document-checks.ts'

/** Words of the documents of new contracts. */
export interface DocumentsWords {
  title: string
  none: string
  reference: string
  name: string
  what: string
  since: string
  kind: Readonly<Record<DocumentKind, string>>
  register: string
  registered: { good: string; unknown: string; none: string }
  closer: string
  farther: string
  turn: string
  save: string
  cannotShow: string
  verdict: string
  good: string
  bad: string
  reason: string
  reasons: Readonly<Record<DocumentReason, string>>
  more: string
  moreHint: (language: string) => string
  told: string
  done: string
  between: string
  decided: { good: string; bad: string }
  by: (name: string, when: string) => string
  back: string
}
