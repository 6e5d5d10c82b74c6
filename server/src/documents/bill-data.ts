import type { ContractTerms } from '@endoll/domain/contracting/contract-terms.ts'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { Bill } from '@endoll/domain/billing/bill.ts'
import type { InvoiceType } from '@endoll/domain/billing/invoice-type.ts'
import type { ElectricityLabel } from '@endoll/domain/supply/electricity-label.ts'
import type { BonusEnergy } from '@endoll/domain/billing/social-bonus-carry.ts'
import type { InvoiceState } from '@endoll/domain/billing/payment-status.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'

/** What the meter showed. Energy in Wh, reactive in varh, demand in W, gas in m³. */
export interface BillReading {
  /** Serial number; undefined if the retailer does not say it. */
  readonly meter: string | undefined
  readonly magnitude: 'import' | 'export' | 'reactive' | 'demand' | 'gas_m3'
  /** 1 for P1; 0 where the meter has no periods. */
  readonly tariffPeriod: number
  readonly previousDay: Day | undefined
  /** Figures of the meter; absent where the quantity comes from the curve alone. */
  readonly previousReading: number | undefined
  readonly currentDay: Day
  readonly currentReading: number | undefined
  readonly quantity: number
  readonly method: 'real' | 'estimated'
}

export interface BillPayment {
  readonly day: Day
  readonly amountCents: number
  /** `unsaid`: paid here, and the provider has not said with what. */
  readonly method: 'direct_debit' | 'transfer' | 'card' | 'bizum' | 'unsaid' | 'refund'
  /** Name of whoever paid it here for the customer. */
  readonly actedBy?: string
}

/** One billed span of the past, net of what was annulled and billed again. */
export interface BilledSpan {
  readonly span: DateSpan
  readonly energyWh: number
  readonly amountCents: number
  readonly estimated: boolean
  /** Its energy by period, P1 first, where all of it was read so. */
  readonly periodsWh?: readonly number[]
}

/**
 * Everything one bill prints, as it was known on the day of its issue: nothing here is formatted or worded. Cents,
 * Wh, W and days; spans half-open. The document is drawn from this and the language alone.
 */
export interface BillData {
  readonly organisation: Deployment['organisation']
  /** The deployment's colour, #rrggbb. */
  readonly brand: string
  readonly invoice: {
    readonly number: string
    readonly type: InvoiceType
    /** The invoice that this one annuls or rectifies; its day where we know the invoice. */
    readonly rectifies: { readonly number: string; readonly day: Day | undefined } | undefined
    /** Why it corrects the other, in the retailer's words. */
    readonly correctionReason: string | undefined
    /** Address in the code of VERI*FACTU, where whoever issues it has put one on it. */
    readonly verifactuCode: string | undefined
    readonly state: InvoiceState
    readonly day: Day
    readonly dueDay: Day | undefined
    readonly energyWh: number
    /** Whether any of it was calculated instead of read. */
    readonly estimated: boolean
    readonly paymentMethod: 'direct_debit' | 'transfer' | 'card'
    /** Last four characters of the account that is charged. */
    readonly ibanLast4: string | undefined
    /** Where one transfer pays it with others: its reference, cents in all, of how many bills, and the account it goes to. */
    readonly transferGroup:
      | {
          readonly reference: string
          readonly cents: number
          readonly invoices: number
          readonly account: string | undefined
        }
      | undefined
  }
  /** What went into the virtual battery with this bill and out of it, and what is the contract's there after it, in cents. */
  readonly battery:
    | { readonly keptCents: number; readonly takenCents: number; readonly balanceCents: number }
    | undefined
  /** Lines, taxes and total to the cent, as printed: annulling bills (A, B) have a positive total. */
  readonly bill: Bill
  /** To whom it is addressed. */
  readonly partner: { readonly name: string; readonly nif: string; readonly address: string }
  readonly supply: {
    readonly kind: SupplyKind
    readonly cups: string
    readonly address: string
    readonly postalCode: string
    /** INE code of the province, two digits. */
    readonly province: string
    readonly zone: string
    readonly cadastralReference: string | undefined
    readonly tariff: string
    /** Contracted power of each power period, P1 first; empty for gas. */
    readonly powersW: readonly number[]
    /** Gas: pressure of the supply in bar, where it is known. */
    readonly pressureBar: string | undefined
    readonly distributor: {
      readonly name: string | undefined
      readonly reference: string | undefined
      /** Where faults are reported. */
      readonly phone: string | undefined
      /** Where it shows the hours of use. */
      readonly portal: string | undefined
    }
  }
  readonly contract: {
    readonly name: string
    readonly ownerName: string
    readonly ownerNif: string
    readonly startDay: Day | undefined
    readonly endDay: Day | undefined
    /** Last day of the present price commitment. */
    readonly commitmentEndDay: Day | undefined
    /** How long it lasts and what leaving costs, as its product says it today. */
    readonly terms: ContractTerms
  }
  readonly product: {
    readonly name: string
    readonly priceKind: 'fixed' | 'indexed' | 'flexible' | 'flat'
    readonly renewable: boolean
    /** Whose price it is: the retailer's own, or that of the tariff of last resort of gas, or the PVPC. */
    readonly market: 'free' | 'last_resort' | 'pvpc'
  }
  /** The resolutions that fix the prices of a regulated product on the days of the bill, as the file names them. */
  readonly regulatedBy: readonly string[]
  /** Labels of electricity that the CNMC publishes for the retailer. */
  readonly labels: readonly ElectricityLabel[]
  /** What the charges pay for, by year, in per cent. */
  readonly chargeParts: Deployment['bills']['chargeParts']
  /** The language of the product's name and of each name of a line that is the retailer's own, where it is known. */
  readonly textLanguages: Readonly<Record<string, string>>
  /** Its energy with right to the social bonus; undefined if there is none or its limit is not known. */
  readonly bonus: BonusEnergy | undefined
  /** Last day of the social bonus that holds on the day of the bill, where the file says one. */
  readonly bonusLastDay: Day | undefined
  readonly readings: readonly BillReading[]
  readonly payments: readonly BillPayment[]
  /** The spans of the last fourteen months up to this bill's, of gas of two years, oldest first. */
  readonly history: readonly BilledSpan[]
  /**
   * The year that ends with this bill, as far as its bills were read by period. Undefined if no reading says so.
   * Energy and highest demand of each period, P1 first, 0 where a period has none.
   */
  readonly year:
    | {
        readonly span: DateSpan
        readonly importWh: readonly number[]
        readonly demandW: readonly number[]
      }
    | undefined
}
