import type { Words } from './words/en.ts'

/** Figures of the files that do not agree with each other. The row is imported unchanged. */
export interface Notice {
  readonly file: string
  /** 1 is the first line of the file; 0 where what is meant came in with an earlier one. */
  readonly line: number
  /** Number of the invoice, or name of the contract. */
  readonly of: string
  /** Which part of it: 'line 3, energy P1'. */
  readonly what: string
  readonly said: string
  /** Null if it cannot be computed from what the files say. */
  readonly computed: string | null
  /** The rule that the figure breaks and where it was read, where one is known. */
  readonly rule?: string
  readonly code: NoticeCode
}

export type NoticeCode = keyof Words['notices']

/** Most notices of one kind that are kept whole; beyond them they are only counted, so that memory stays flat. */
const KEPT_A_CODE = 200

/** Collects notices. */
export class NoticeList {
  readonly kept: Notice[] = []
  readonly counts = new Map<NoticeCode, number>()
  /** Is given each notice as it is met, also those that are not kept. */
  readonly onNotice: ((notice: Notice) => void) | undefined

  constructor(onNotice?: (notice: Notice) => void) {
    this.onNotice = onNotice
  }

  add(notice: Notice): void {
    this.onNotice?.(notice)
    const count = (this.counts.get(notice.code) ?? 0) + 1
    this.counts.set(notice.code, count)
    if (count <= KEPT_A_CODE) this.kept.push(notice)
  }
}
