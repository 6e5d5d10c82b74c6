import type { PaperSource } from '../../documents/request/request-document.ts'
import { supplyAddress } from '../../platform/supply-address.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestRow } from './request.ts'
import type { Subject } from './subject.ts'

/** Who asked, and whose contract it was, on the day of the request. */
export interface People {
  readonly customer: PaperSource['customer']
  readonly contract: Omit<NonNullable<PaperSource['contract']>, 'name'> | null
}

export function peopleOf({ customer, account, contract }: Subject): People {
  return {
    customer: { name: customer.name, nif: customer.nif, email: account.email },
    contract: contract && {
      cups: contract.cups,
      address: supplyAddress(contract),
      payer: contract.payer_name,
      payerNif: contract.payer_nif,
      distributor: contract.distributor_name,
    },
  }
}

/** Throws `request_ended` where the contract has another customer by now than the one who asked. */
export function requireHolder(request: Pick<RequestRow, 'customer_id'>, contract: Subject['contract']): void {
  if (contract && contract.customer_id !== request.customer_id) throw new Failure('request_ended')
}
