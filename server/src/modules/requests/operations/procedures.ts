import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import type { Selectable } from 'kysely'
import type { WithIban } from '../../../platform/contract-iban.ts'
import type { AccountTable, ContractTable } from '../../../platform/db/schema.generated.ts'

type ContractRow = WithIban<Selectable<ContractTable>>
type AccountRow = Selectable<AccountTable>

/** What a procedure sets: each column, with the field under which a request and its documents show it. */
interface Procedure {
  readonly contract: Readonly<Partial<Record<keyof ContractRow, string>>>
  /** Where it can also be asked for the account. */
  readonly account: Readonly<Partial<Record<keyof AccountRow, string>>>
}

/**
 * Every procedure and what it may set; nothing else of a contract is the customer's to change. Its calls are
 * registered in modules/procedures/routes.ts; due days and rules are in domain/src/procedures.
 */
export const procedures = {
  power: { contract: { powers_w: 'power' }, account: {} },
  iban: { contract: { iban: 'iban' }, account: {} },
  notification_address: {
    contract: {
      notification_name: 'notification_name',
      notification_address: 'notification_address',
      notification_email: 'email',
      notification_mobile: 'mobile',
    },
    account: {},
  },
  sips: { contract: { no_cession_sips: 'no_cession_sips' }, account: {} },
  invoice_online: { contract: { invoice_online: 'invoice_online' }, account: {} },
  electronic_notification: {
    contract: {
      electronic_notification: 'electronic_notification',
      electronic_notification_start: 'electronic_notification_start',
    },
    account: {},
  },
  tariff_options: {
    contract: { double_tariff: 'double_tariff', happy_hours: 'happy_hours', happy_day: 'happy_day' },
    account: {},
  },
  // What ties a contract to a battery is a row of its own (modules/batteries/operations.ts).
  battery: { contract: {}, account: {} },
  // With its last day the contract is ended.
  end_supply: { contract: { end_day: 'end_day', state: 'state' }, account: {} },
  // Its services are rows of their own.
  end_service: { contract: {}, account: {} },
  // How the contract ends is the retailer's file to say; withdrawn from a change of product, it has the one before again.
  withdrawal: {
    contract: {
      product_code: 'product',
      double_tariff: 'double_tariff',
      happy_hours: 'happy_hours',
      happy_day: 'happy_day',
      commitment_end_day: 'commitment_end_day',
    },
    account: {},
  },
  // The options of the product that it leaves go with it.
  change_product: {
    contract: {
      product_code: 'product',
      double_tariff: 'double_tariff',
      happy_hours: 'happy_hours',
      happy_day: 'happy_day',
      commitment_end_day: 'commitment_end_day',
    },
    account: {},
  },
  // Ends the contract too; that of the new holder is another (modules/requests/new-holder/hand-over.ts).
  change_holder: { contract: {}, account: {} },
  contact_email: { contract: { notification_email: 'email' }, account: { email: 'email' } },
  contact_mobile: { contract: { notification_mobile: 'mobile' }, account: { mobile: 'mobile' } },
  // Sets nothing of the contract: its parts are rows of their own.
  instalments: { contract: {}, account: {} },
  // A job erases once the retailer has agreed (modules/own-data/operations/erase.ts).
  erasure: { contract: {}, account: {} },
} as const satisfies Readonly<Record<ProcedureName, Procedure>>

type Registered = typeof procedures
type ContractColumn<P extends ProcedureName> = P extends P ? keyof Registered[P]['contract'] : never
type AccountColumn<P extends ProcedureName> = P extends P ? keyof Registered[P]['account'] : never

/** A column of the contract that some procedure sets; everything else comes from the retailer's file alone. */
export type ChangeableColumn = ContractColumn<ProcedureName>
export type ContractChanges = Partial<Pick<ContractRow, ChangeableColumn>>
export type AccountChanges = Partial<Pick<AccountRow, AccountColumn<ProcedureName>>>

/** The columns that one procedure may set, with their new values. */
export type ChangesOf<P extends ProcedureName> = Partial<Pick<ContractRow, ContractColumn<P>>> &
  Partial<Pick<AccountRow, AccountColumn<P>>>
