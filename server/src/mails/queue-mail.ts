import type { HomeMove } from '@endoll/api/home-moves.ts'
import type { PaidWith } from '@endoll/domain/payments/paid-with.ts'
import type { ToldOutcome } from '@endoll/domain/payments/told.ts'
import type { DocumentReason } from '@endoll/api/document-checks.ts'
import type { EnquiryKind } from '@endoll/api/enquiries.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { NotificationAbout } from '@endoll/api/notifications.ts'
import type { ContractKind } from '@endoll/domain/contracting/gas-contract.ts'
import type { DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import type { RequestState } from '@endoll/domain/procedures/request-state.ts'
import { at } from '../platform/db/at.ts'
import type { Db } from '../platform/db/open.ts'
import type { Services } from '../platform/services.ts'

/** States that the customer gets a mail of; a request never stays `submitted`. */
export type NotifiedState = Exclude<RequestState, 'submitted'>

/** What the owner of an account is told of it. */
export const accountNotices = [
  'password_changed',
  'recovered',
  'activated',
  'registered',
  'method_added',
  'data_token_made',
  'provider_linked',
  'method_removed',
  'passkey_counts_anew',
  'opened_for',
] as const

/** The data of each mail, days as YYYY-MM-DD. The text is made when it is sent. */
export interface MailData {
  readonly request: {
    readonly state: NotifiedState
    readonly id: number
    readonly reference: string
    readonly procedure: ProcedureName
    readonly customer: string
    /** Who asked for it in whose name; absent where the customer did. */
    readonly acting?:
      | {
          readonly by: string
          readonly customer: string
          /** By which whoever gets the mail acts; null of the customer's own copy. */
          readonly delegation: number | null
        }
      | undefined
    /** Null if the request concerns the account, or several contracts. */
    readonly contract: string | null
    /** How many contracts it was asked for at once, and how many of them were refused; absent of any other request. */
    readonly several?: { readonly contracts: number; readonly refused: number } | undefined
    /** Of a withdrawal: when it was sent, and of a change of product from which and to which it goes back. */
    readonly withdrawal?: {
      readonly atMs: number
      readonly product: { readonly from: string; readonly to: string } | null
    }
    /** waiting_signature: the last day to sign. waiting_acceptance: the last day to accept. sent: when it should be in effect. */
    readonly dueDay: string | null
    readonly effectiveDay: string | null
    readonly reasonCode: string | null
    readonly reasonText: string | null
  }
  /** To the new holder of a contract, who may not be a customer. */
  readonly new_holder: {
    readonly about: 'invitation' | 'signed' | 'rejected' | 'effective'
    /** Of a customer; null if somebody else has typed who it is. */
    readonly name: string | null
    readonly reference: string
    readonly address: string
    readonly cups: string
    /** Of an invitation: whose contract it is, and in which town; mails that waited before it was asked have none. */
    readonly from?: { readonly name: string; readonly town: string }
    /** Of an invitation. */
    readonly token: string | null
    /** invitation: the last day to accept. effective: the first one of the contract. */
    readonly day: string | null
    /** Once it is theirs. */
    readonly contract: string | null
    readonly reasonCode: string | null
    readonly reasonText: string | null
  }
  /** The code that a customer says to whoever attends to them by phone. */
  readonly spoken_code: {
    readonly customer: string
    /** To whom it is to be said. */
    readonly agent: string
    readonly code: string
    readonly minutes: number
  }
  readonly signature_code: {
    readonly reference: string
    readonly procedure: ProcedureName | 'new_contract'
    /** Null if somebody may have typed another's name and mailbox. */
    readonly customer: string | null
    readonly contract: string | null
    readonly code: string
    readonly minutes: number
  }
  /** To the address that was in use before, or to an owner who may not have asked for the change. */
  readonly notice: {
    readonly about: 'iban' | 'contact_email' | 'contact_mobile' | 'account_email'
    readonly customer: string
    readonly contract: string | null
    readonly reference: string
  }
  readonly payment: {
    readonly about: ToldOutcome
    /** Null if the provider has not said it. */
    readonly method: PaidWith | null
    readonly reference: string
    readonly customer: string
    readonly amountCents: number
    readonly day: string
    /** Numbers of the bills. */
    readonly invoices: readonly string[]
    /** The bill that the mail leads to, where it is one. */
    readonly invoiceId: number | null
  }
  /** Of an overdue bill, with a link that pays it. */
  readonly reminder: {
    readonly customer: string
    readonly number: string
    readonly amountCents: number
    readonly dueDay: string
    readonly token: string
    /** How long the link serves. */
    readonly days: number
    /** Which part of an agreed plan it is; the amount is what of it is of this bill. */
    readonly part?: { readonly position: number; readonly of: number }
    /** Whether the supply may go to the PVPC, which has to be said; mails that waited before it was asked have none. */
    readonly mayHavePvpc?: boolean
    /** Distributors may show other retailers that it is owed. */
    readonly isShownInSips?: boolean
  }
  /** A case or claim was opened, answered or closed by the retailer. */
  readonly case: {
    readonly about: 'opened' | 'answered' | 'closed' | 'incomplete'
    readonly isClaim: boolean
    readonly id: number
    readonly reference: string
    /** As the customer wrote it. */
    readonly subject: string
    readonly customer: string
    /** Null if the customer had none. */
    readonly contract: string | null
    /** Of a claim: by when the law wants it answered. */
    readonly dueDay: string | null
    /** Of an incomplete claim: until when it can be completed. Mails that waited before it was asked have none. */
    readonly completeBy?: string | null
    /** Of the link that asks how it was: of a case that is closed. Mails that waited before it was asked have none. */
    readonly satisfactionToken?: string | null
    /** The retailer's message; empty if the case was opened. */
    readonly text: string
    readonly files: number
  }
  /** What has happened, gathered; or what the law wants told, alone and without a way to end such mails. */
  readonly notifications: {
    readonly customer: string
    readonly items: readonly { readonly contract: string | null; readonly about: NotificationAbout }[]
    /** The customer wants no sums in it. */
    readonly hidesSums?: boolean
    /** Token of the link that ends these mails; null if the law wants them. */
    readonly unsubscribe: string | null
  }
  /**
   * The summary of a contract before it is signed, or the contract once it is: as a file, and where to sign. Or that its
   * supply has begun, or what was
   * found of the documents that came with it, without a file.
   */
  readonly new_contract: {
    readonly about: 'summary' | 'signed' | 'active' | 'documents_good' | 'documents_bad'
    readonly reference: string
    /** As the retailer has it; null for an unknown person, since any name may be typed in the form. */
    readonly customer: string | null
    readonly product: string
    readonly cups: string
    /** Its id, which opens its page; not removed once the mail was sent, so that it can be sent again. */
    readonly draft: string
    /** Of a signed contract of a consumer: the last day on which it can be withdrawn from. */
    readonly withdrawalDay?: string
    /** Of a contract whose supply has begun: its first day. */
    readonly since?: string
    /** Of documents that are not good. */
    readonly reason?: { readonly code: DocumentReason; readonly text: string }
  }
  /** Leads back to what somebody answered of a new contract. Nothing of it: any address may be typed in the form. */
  readonly kept_answers: {
    readonly wizard: ContractKind
    readonly token: string
    /** How long the answers are kept. */
    readonly days: number
  }
  /** What somebody sent without signing in has arrived. Nothing of it: any address may be named in the form. */
  readonly enquiry: {
    readonly kind: EnquiryKind
    readonly reference: string
    /** By which day it is answered; null where no day was said. */
    readonly answerBy?: string | null
    /** Of a call: the time that was chosen, by the clock of the retailer, and the link that changes it. */
    readonly call?: {
      readonly about: 'asked' | 'moved' | 'cancelled'
      readonly day: string
      readonly from: string
      readonly to: string
      readonly token: string
    }
  }
  /** A link that sets a password: to a new one, or to the first of an account. */
  readonly password_link: {
    readonly about: 'recovery' | 'activation'
    readonly customer: string
    readonly token: string
    readonly minutes: number
  }
  /** Tells the owner what happened to the account. */
  readonly account_notice: {
    readonly about: (typeof accountNotices)[number]
    /** Of `opened_for`: who of the retailer asked for it and why, in their words. */
    readonly by?: string
    readonly why?: string
    readonly customer: string
    readonly atMs: number
  }
  /** Somebody signed in from a browser that was never here. */
  readonly new_device: {
    readonly customer: string
    /** Browser and system in our words; empty if neither is known. */
    readonly device: string
    readonly atMs: number
  }
  /** To whoever acts for a customer or is invited to, and to the account that invited. */
  readonly delegation: {
    readonly about:
      | 'invited'
      | 'changed'
      | 'ended'
      | 'ends'
      | 'accepted'
      | 'refused'
      | 'left'
      | 'ending'
      | 'provided'
    /** Whom it greets; null at a mailbox that somebody typed. */
    readonly greeted: string | null
    /** Of whoever acts: for whom, as the retailer has the name. Of whoever invited: the address that was invited. */
    readonly other: string
    readonly role: DelegateRole
    /** How many contracts it is about; null of all. */
    readonly contracts: number | null
    readonly endDay: string | null
    /** invited: of the link that accepts. */
    readonly token: string | null
  }
  /** The copy of all data that somebody asked for can be downloaded. */
  readonly data_export: {
    readonly customer: string
    readonly lastDay: string
  }
  /** What somebody who has moved said of a supply of the old home could not be asked for. */
  readonly home_move: {
    readonly customer: string
    readonly contract: string
    readonly reason: NonNullable<HomeMove['leaving'][number]['refused']>
    readonly reference: string
  }
  /** Once a year to a customer: who acts for them. */
  readonly delegations: {
    readonly customer: string
    readonly people: readonly {
      readonly who: string
      readonly role: DelegateRole
      readonly endDay: string | null
    }[]
  }
  readonly confirm_email: {
    /** Absent: of an address that is to be the account's. `check`: of its own, to see whether mails arrive. */
    readonly about?: 'check'
    /** Null at an address that somebody has named: only its owner says who they are. */
    readonly customer: string | null
    readonly token: string
    readonly dueDay: string
  }
}
export type MailTemplate = keyof MailData

export interface QueuedMail<T extends MailTemplate> {
  /** One mail for each key, however often it is queued. */
  readonly key: string
  readonly template: T
  readonly locale: Locale
  readonly to: string
  readonly data: MailData[T]
}

/** Writes a mail in the transaction of what it is about; the caller wakes the job that sends it. */
export async function writeMail<T extends MailTemplate>(
  transaction: Db,
  { clock }: Pick<Services, 'clock'>,
  mail: QueuedMail<T>,
): Promise<void> {
  const now = at(clock.nowMs())
  await transaction
    .insertInto('mail_outbox')
    .values({
      dedupe_key: mail.key,
      template: mail.template,
      locale: mail.locale,
      recipient: mail.to,
      data: JSON.stringify(mail.data),
      created_at: now,
      next_attempt_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** Queues a mail in the transaction of what it is about: it is sent only if that is committed. */
export async function queueMail<T extends MailTemplate>(
  transaction: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  mail: QueuedMail<T>,
): Promise<void> {
  await writeMail(transaction, services, mail)
  await services.jobs?.wake(transaction, 'mails')
}
