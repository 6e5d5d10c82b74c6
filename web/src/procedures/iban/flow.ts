import { ibanLength, parseDebitedIban, parseIban } from '@endoll/domain/identity/iban.ts'
import { mostContracts } from '@endoll/api/procedures/several.ts'
import type { FlowStep } from '../../flow/flow.ts'

/** The answers. The account as it is typed. */
export interface IbanAnswers {
  readonly registered: 'yes' | 'no'
  /** Id of an account that the customer's contracts are paid from. */
  readonly bankId: number
  readonly iban: string
  readonly owner: boolean
}

export interface BankAccount {
  readonly id: number
  readonly printable_iban: string
}

export type IbanFieldCode =
  | 'required_field'
  | 'iban_field_invalid'
  | 'iban_length'
  | 'iban_not_sepa'
  | 'same_iban'
  | 'owner_not_confirmed'

/** Accounts that may be chosen: all but the one that the contract has. */
export function otherAccounts(
  accounts: readonly BankAccount[],
  current: BankAccount | null,
): readonly BankAccount[] {
  return accounts.filter(({ id }) => id !== current?.id)
}

/** What is wrong with a new account, by field; empty if it can be asked for. */
export function newAccountErrors(
  { iban = '', owner = false }: Partial<IbanAnswers>,
  current: BankAccount | null,
): Readonly<Record<string, readonly IbanFieldCode[]>> {
  const parsed = parseDebitedIban(iban)
  const { length, needed } = ibanLength(iban)
  const cut = !parsed.ok && parsed.error === 'iban_field_invalid' && needed !== undefined && length !== needed
  const same = parsed.ok && parsed.printable === current?.printable_iban
  return {
    ...(parsed.ok ? {} : { iban: [cut ? 'iban_length' : parsed.error] }),
    ...(same ? { iban: ['same_iban'] } : {}),
    ...(owner ? {} : { owner_is_bank_owner: ['owner_not_confirmed'] }),
  }
}

export type IbanSlug = 'account' | 'new-account'

/** The questions of a change of account, in order. Without another account to choose it is a new one. */
export function ibanFlow(
  accounts: readonly BankAccount[],
  current: BankAccount | null,
): readonly FlowStep<IbanAnswers, IbanSlug>[] {
  const others = otherAccounts(accounts, current)
  const newAccount = {
    slug: 'new-account',
    asks: ['iban', 'owner'],
    applies: ({ registered }: Partial<IbanAnswers>) => others.length === 0 || registered === 'no',
    isAnswered: (answers: Partial<IbanAnswers>) =>
      Object.keys(newAccountErrors(answers, current)).length === 0,
  } as const
  if (others.length === 0) return [newAccount]
  return [
    {
      slug: 'account',
      asks: ['registered', 'bankId'],
      isAnswered: ({ registered, bankId }) =>
        registered === 'no' || (registered === 'yes' && others.some(({ id }) => id === bankId)),
    },
    newAccount,
  ]
}

/** The question that has a field of the call. */
export function questionOf(field: string): IbanSlug {
  return field === 'bank_id' ? 'account' : 'new-account'
}

/** Whose account is changed, as it is kept while the request is prepared. */
export type KeptContracts = 'one' | 'every'

/** What the request is for: every active contract only where there are several, and no more than one request takes. */
export function selectionOf(kept: KeptContracts, active: number): 'all' | 'actual' {
  return kept === 'every' && active > 1 && active <= mostContracts ? 'all' : 'actual'
}

/** The call's body from what was answered. */
export function ibanBody({ registered, bankId, iban = '', owner }: Partial<IbanAnswers>) {
  if (registered === 'yes') return { already_registered: true, bank_id: bankId ?? null }
  const parsed = parseIban(iban)
  return {
    already_registered: false,
    iban: parsed.ok ? parsed.iban : iban,
    owner_is_bank_owner: owner === true,
  }
}
