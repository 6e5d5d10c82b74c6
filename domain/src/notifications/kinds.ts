/** What a customer is notified about; each kind once per subject. */
export const notificationKinds = [
  'bill',
  'charge',
  'returned',
  'given_back',
  'payment',
  'request',
  'case',
  'prices',
  'renewal',
  'power',
  'use_limit',
  'bill_limit',
  'above_usual',
  'month',
  'meter_silent',
  'meter_back',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/**
 * Whether a kind is mailed. `on`, `off`: as it begins, the customer chooses. `owed`: the law wants it told, so it is
 * mailed always. `own`: it has a mail of its own since before, sent always.
 */
export type MailRule = 'on' | 'off' | 'owed' | 'own'

export interface KindRule {
  /** Whether the list shows it until the customer chooses. */
  readonly shown: boolean
  readonly mail: MailRule
  /** Whether browsers that were turned on show it until the customer chooses. */
  readonly push: boolean
}

/**
 * How each kind begins: shown, and mailed where somebody would be surprised without it (messages of the service: what is
 * charged, and what went wrong) or has asked for it.
 */
export const kindRules: Readonly<Record<NotificationKind, KindRule>> = {
  bill: { shown: true, mail: 'on', push: true },
  charge: { shown: true, mail: 'on', push: true },
  returned: { shown: true, mail: 'on', push: true },
  given_back: { shown: true, mail: 'on', push: true },
  payment: { shown: true, mail: 'own', push: true },
  request: { shown: true, mail: 'own', push: true },
  case: { shown: true, mail: 'own', push: true },
  // Owed by RD 88/2026 art. 6.1.m and n (price-notice.ts).
  prices: { shown: true, mail: 'owed', push: true },
  // Owed by RDLeg 1/2007 art. 97.1.p (renewal-notice.ts).
  renewal: { shown: true, mail: 'owed', push: true },
  power: { shown: true, mail: 'off', push: false },
  // These come only to who has set a limit.
  use_limit: { shown: true, mail: 'on', push: true },
  bill_limit: { shown: true, mail: 'on', push: true },
  above_usual: { shown: true, mail: 'on', push: true },
  month: { shown: false, mail: 'off', push: false },
  meter_silent: { shown: true, mail: 'on', push: true },
  meter_back: { shown: true, mail: 'on', push: true },
}

/** What the customer chose of a kind; as it begins where nothing was chosen. */
export interface Channels {
  readonly shown: boolean
  readonly mail: boolean
  /** On the browsers for which the customer turned it on. */
  readonly push: boolean
}

/** A choice as it is kept; `push` is null if only the others were chosen. */
export type Chosen = Omit<Channels, 'push'> & { readonly push: boolean | null }

/** Kinds required by law: mailed at once, in mails of their own that cannot be turned off. */
export const owedKinds = notificationKinds.filter((kind) => kindRules[kind].mail === 'owed')

export function mayChooseMail(kind: NotificationKind): boolean {
  const { mail } = kindRules[kind]
  return mail === 'on' || mail === 'off'
}

/** Where a kind goes: what the law wants told is mailed whatever was chosen, what has a mail of its own never again. */
export function channelsOf(kind: NotificationKind, chosen: Chosen | undefined): Channels {
  const { shown, mail, push } = kindRules[kind]
  return {
    shown: mail === 'owed' || (chosen?.shown ?? shown),
    mail: mail === 'owed' || (mail !== 'own' && (chosen?.mail ?? mail === 'on')),
    push: chosen?.push ?? push,
  }
}

/** What the customer can watch of a contract: its use in a month, its bill so far, or that against what is usual. */
export const watchKinds = ['use_limit', 'bill_limit', 'above_usual'] as const
export type WatchKind = (typeof watchKinds)[number]

/** How many days back news are told, so that a new installation does not report years of them. */
export const toldDays = { bill: 7, returned: 14, case: 7 } as const
/** How many days before a direct debit it is announced. */
export const chargeDaysBefore = 3
/** The same where mails wait some days for one another (`manyPauseMs`): they still come three days before. */
export const chargeDaysBeforeOfMany = 7
