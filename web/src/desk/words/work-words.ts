import type { DocumentKind, DocumentReason } from '@endoll/api/document-checks.ts'
import type { RefundState } from '@endoll/api/desk-money.ts'
import type { OutQueue, OutsideSystem, SystemState } from '@endoll/api/desk-operating.ts'
import type { StaffDeed } from '@endoll/api/desk-staff.ts'

/** Words of queues and of the log, in files of their own. */
export interface WorkWords {
  documents: {
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
  money: {
    title: string
    odd: string
    refunds: string
    messages: string
    none: string
    reference: string
    state: string
    amount: string
    since: string
    todo: string
    what: string
    doing: { unknown: string; disputed: string; flagged: string }
    reason: string
    reasonHint: string
    refundState: Readonly<Record<RefundState, string>>
    asked: string
    second: string
    confirm: string
    turnDown: string
    mine: string
    between: string
    back: string
    paid: string
    instalments: string
    part: string
    due: string
    bill: string
    give: string
    giveHint: (most: string, limit: string) => string
    done: string
    tooMuch: string
    nothing: string
  }
  operating: {
    title: string
    systems: string
    system: string
    names: Readonly<Record<OutsideSystem, string>>
    state: string
    states: Readonly<Record<SystemState, string>>
    todo: string
    doing: Readonly<Record<SystemState, string>>
    queues: string
    queue: string
    queueNames: Readonly<Record<OutQueue, string>>
    waiting: string
    retried: string
    givenUp: string
    oldest: string
    minutes: (count: number) => string
    late: string
    noneLate: string
    noJobs: string
    job: string
    lastImport: string
    never: string
    ended: string
    succeeded: string
    rows: string
    refused: string
    problems: string
    notices: string
    none: string
    times: string
    inReport: string
    switches: string
    name: string
    on: string
    off: string
  }
  privacy: {
    title: string
    told: string
    none: string
    since: (when: string) => string
    due: (day: string) => string
    accept: string
    reject: string
    reason: string
    reasonHint: string
    between: string
    proposed: { accepted: string; rejected: string }
    proposedBy: (name: string, when: string) => string
    confirm: string
    turnDown: string
    mine: string
  }
  log: {
    title: string
    check: string
    whole: string
    broken: (number: number) => string
    customer: string
    who: string
    any: string
    number: string
    what: string
    whom: string
    about: string
    why: string
    from: string
    command: string
    none: string
    deeds: Readonly<Record<StaffDeed, string>>
  }
}
