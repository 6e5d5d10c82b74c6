import type { LetterModel } from '@endoll/domain/billing/unpaid-letters.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { formatterOf } from '../../platform/formatter.ts'
import type { Document } from '../document.ts'
import type { FactSection } from '../house/fact.ts'
import { articleOf, modelOf, type LetterOf } from './model-text.ts'

/** An unpaid bill of a home, as its letter tells it. Amounts in cents. */
export interface UnpaidBill {
  readonly invoice: {
    readonly number: string
    readonly day: Day
    readonly dueDay: Day | undefined
    readonly debtCents: number
  }
  readonly holder: string
  readonly address: string
  readonly cups: string
  readonly contract: string
  /** The free phone number for questions. */
  readonly phone: string
  readonly of: LetterOf
  /** From when the supply may be cut: of annex IV. */
  readonly cutDay: Day | undefined
}

/** What the template places. */
export interface LetterContent {
  readonly title: string
  readonly answer: string
  readonly detail: string
  readonly facts: FactSection
  readonly paragraphs: readonly string[]
  readonly article: { readonly title: string; readonly paragraphs: readonly string[] }
}

const titles: Readonly<Record<LetterModel, string>> = {
  II: 'Aviso de vencimiento del periodo de pago',
  III: 'Requerimiento fehaciente de pago',
  IV: 'Requerimiento fehaciente de pago previo a la suspensión del suministro',
  VIII: 'Aplicación del suministro mínimo vital',
}

/**
 * The letter of an unpaid bill by the model of RD 897/2017: annex II, that it is due; III, the demand for payment; IV, the
 * last demand, with the day from which the supply may be cut; VIII, that its power is lowered. In Spanish, as the models are.
 */
export function unpaidLetterDocument(letter: LetterModel, bill: UnpaidBill): Document {
  const format = formatterOf('es')
  const { invoice, cutDay } = bill
  // Only who has the bonus has the power lowered.
  const of = letter === 'VIII' ? 'bonus' : bill.of
  const content: LetterContent = {
    title: titles[letter],
    answer: `Factura ${invoice.number}: ${format.money(invoice.debtCents)} sin pagar`,
    detail:
      letter === 'IV' && cutDay !== undefined
        ? `Si no se paga, el suministro de electricidad podrá ser suspendido a partir del ${format.longDay(cutDay)}.`
        : letter === 'III'
          ? 'Le requerimos el pago de esta factura. Si no se paga, podrá solicitarse la suspensión del suministro de electricidad en los plazos que marca la ley.'
          : letter === 'VIII'
            ? 'Esta factura sigue sin pagarse, y se ha pedido a la distribuidora el suministro mínimo vital.'
            : 'El periodo de pago de esta factura ha vencido sin que se haya pagado.',
    facts: {
      title: 'La factura y el suministro',
      facts: [
        { label: 'Titular', lines: [bill.holder] },
        { label: 'Suministro', lines: [bill.address] },
        { label: 'CUPS', lines: [groupCups(bill.cups)] },
        { label: 'Contrato', lines: [bill.contract] },
        { label: 'Fecha de la factura', lines: [format.day(invoice.day)] },
        ...(invoice.dueDay === undefined
          ? []
          : [{ label: 'Último día para pagar', lines: [format.day(invoice.dueDay)] }]),
        { label: 'Dudas y pago', lines: [bill.phone] },
      ],
    },
    paragraphs: modelOf(letter, of),
    article: {
      title:
        of === 'bonus'
          ? 'Requisitos para ser consumidor vulnerable severo (artículo 3 del Real Decreto 897/2017)'
          : 'Artículo 3 del Real Decreto 897/2017: definición de consumidor vulnerable',
      paragraphs: articleOf(of),
    },
  }
  return {
    template: 'unpaid-letter/unpaid-letter.typ',
    title: `${titles[letter]} · ${invoice.number}`,
    fileName: `${titles[letter]} ${invoice.number}`,
    content,
  }
}
