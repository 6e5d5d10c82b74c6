import type { EnquiryKind } from '@endoll/api/enquiries.ts'
import type { DeskEventKind, FoundBy } from '@endoll/api/desk-words.ts'
import type { TextVariable } from '@endoll/api/kept-text.ts'
import type { StaffRole } from '@endoll/api/staff-roles.ts'
import type { UploadFailure } from '../../form/upload-list.ts'
import type { DocumentsWords } from './documents/words.ts'
import type { MoneyWords } from './money/words.ts'
import type { OperatingWords } from './operating/words.ts'
import type { PrivacyWords } from './privacy/words.ts'
import type { LogWords } from './log/words.ts'

interface QueueCounts {
  readonly open: number
  readonly mine: number
  readonly free: number
  readonly late: number
}

/** Words of codes. A code without a word is shown as it is. */
export type Codes = Readonly<Record<string, string>>

/** The words of the desk; complete in each language by type. Those of a page lie in a folder of their own. */
export interface DeskWords {
  documents: DocumentsWords
  money: MoneyWords
  operating: OperatingWords
  privacy: PrivacyWords
  log: LogWords
  desk: string
  skip: string
  language: string
  signOut: string
  loading: string
  lost: string
  again: string
  nothingThere: string
  menu: {
    cases: string
    documents: string
    enquiries: string
    requests: string
    money: string
    privacy: string
    operating: string
    deliveries: string
    log: string
    staff: string
    texts: string
  }
  signIn: {
    title: string
    email: string
    password: string
    show: string
    hide: string
    code: string
    send: string
    sending: string
  }
  enrol: {
    title: string
    why: string
    make: string
    scan: string
    type: string
    password: string
    hint: (least: number) => string
    send: string
  }
  find: {
    label: string
    hint: string
    none: string
    recent: string
    keys: string
    by: Readonly<Record<FoundBy, string>>
  }
  why: {
    label: string
    call: string
    message: string
    case: string
    check: string
    told: string
  }
  customer: {
    debt: string
    code: string
    email: string
    mobile: string
    language: string
    accounts: string
    noAccount: string
    contracts: string
    requests: string
    cases: string
    mails: string
    delegates: string
    none: string
    contract: string
    state: string
    product: string
    address: string
    consents: string
    invoiceOnline: string
    electronic: string
    noSips: string
    sessions: (count: number) => string
    locked: (minutes: number) => string
    active: string
    inactive: string
    disabled: string
    unlock: string
    endSessions: string
    mailAccess: string
    done: string
    role: { look: string; pay: string; manage: string }
    untilDay: (day: string) => string
    invited: string
  }
  texts: {
    title: string
    /** Before the variables of a kept text. */
    variables: string
    variable: Readonly<Record<TextVariable, string>>
    add: string
    name: string
    save: string
    remove: string
    removeAsk: (text: string) => string
    keep: string
    begin: string
    none: string
    insert: string
  }
  files: {
    label: string
    hint: (most: number) => string
    choose: string
    why: Readonly<Record<UploadFailure, string>>
    empty: (file: string) => string
    cancel: (file: string) => string
    remove: (file: string) => string
    retry: string
    sent: string
    removed: (file: string) => string
    held: string
    unsent: string
  }
  inspection: {
    title: string
    reason: string
    told: (minutes: number) => string
    open: string
    ended: string
    acting: {
      title: string
      reason: string
      told: string
      send: string
      sent: (to: string, minutes: number) => string
      code: string
      open: string
    }
    back: string
  }
  /** What stands in the database as a code, by the kind of event; `mails` by their template. */
  codes: Readonly<Record<'bill' | 'payment' | 'request' | 'sign_in' | 'look' | 'mails', Codes>>
  events: {
    title: string
    filter: string
    any: string
    when: string
    what: string
    kind: Readonly<Record<DeskEventKind, string>>
  }
  mailState: { waiting: string; sent: string; returned: string; given_up: string }
  cases: {
    title: string
    counts: (counts: QueueCounts) => string
    whose: string
    any: string
    mine: string
    free: string
    subject: string
    due: string
    updated: string
    taken: string
    none: string
  }
  case: {
    claim: string
    query: string
    open: string
    closed: string
    customer: string
    author: { customer: string; retailer: string }
    kind: { message: string; closed: string; reopened: string; incomplete: string }
    take: string
    leave: string
    takenBy: (name: string) => string
    answer: string
    answerIn: (language: string) => string
    send: string
    sendAndClose: string
    sending: string
    sent: string
    between: string
    notes: string
    note: string
    noteHint: string
    addNote: string
    languages: { es: string; ca: string; en: string }
  }
  requests: {
    title: string
    reference: string
    what: string
    contract: string
    state: string
    since: string
    sent: string
    accepted: string
    none: string
  }
  enquiries: {
    title: string
    kind: Readonly<Record<EnquiryKind, string>>
    who: string
    says: string
    by: string
    at: string
    done: string
    settled: (reference: string) => string
    none: string
    late: (late: number) => string
  }
  deliveries: {
    title: string
    waiting: (mails: number, events: number) => string
    kind: { mail: string; event: string }
    what: string
    to: string
    since: string
    why: string
    retry: string
    gone: string
    none: string
  }
  staff: {
    title: string
    name: string
    email: string
    roles: string
    role: Readonly<Record<StaffRole, string>>
    add: string
    added: (password: string) => string
    enrolled: string
    waiting: string
    disabled: string
    disable: string
    enable: string
    save: string
  }
  error: {
    bad_credentials: string
    code_wrong: string
    code_used: string
    code_expired: string
    too_many_attempts: string
    email_taken: string
    required_field: string
    password_too_short: string
    password_not_valid: string
    email_not_valid: string
    too_long: string
    not_valid: string
    file_gone: string
    forbidden: string
    request_ended: string
    not_found: string
    offline: string
    other: string
  }
}

/** Words of what an answer begins with and carries; in files of their own. */
export type AnswerWords = Pick<DeskWords, 'texts' | 'files'>
