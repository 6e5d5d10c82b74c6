import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { surplusBalance } from '@endoll/domain/billing/surplus-balance.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { groupIban } from '@endoll/domain/identity/iban.ts'
import { lengthInDays } from '@endoll/domain/time/date-span.ts'
import { stayLastDay, termLastDay } from '@endoll/domain/contracting/contract-terms.ts'
import { isFreePhone } from '@endoll/domain/identity/free-phone.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import type { BillData } from '../bill-data.ts'
import { fact, languageIn, type Fact, type FactSection } from '../house/fact.ts'
import { phoneAddress } from '../house/house.ts'
import { answerTimes } from '../house/answer-times.ts'
import { spanText, type BillWords } from './bill-words.ts'

/** The amount in the largest letters. */
export function billAnswer({ invoice, bill }: BillData, { t, format }: BillWords): string {
  const { totalCents } = bill
  if (isRefund(invoice.type)) return t.answer.refund(format.money(totalCents))
  if (totalCents > 0) return t.answer.charge(format.money(totalCents))
  return totalCents === 0 ? t.answer.nothing : t.answer.credit(format.money(-totalCents))
}

/** How and until when it is paid, in a sentence; empty if nothing is. */
export function payingOf({ invoice, bill }: BillData, words: BillWords): string {
  const { t, format } = words
  const { state, transferGroup, type } = invoice
  const givesBack = isRefund(type) || (type !== 'N' && bill.totalCents < 0)
  if (givesBack) return t.paying.refund
  if (bill.totalCents <= 0) return ''
  if (transferGroup) {
    const { reference, cents, invoices, account } = transferGroup
    return t.paying.groupedTransfer({
      reference,
      sum: format.money(cents),
      count: format.number(invoices),
      account: account && groupIban(account),
    })
  }
  return state === 'grouped_proforma' ? t.paying.grouped : paidAlone(invoice, words)
}

/** How and until when a bill is paid that is in no group with others. */
function paidAlone(
  { dueDay, ibanLast4, paymentMethod }: BillData['invoice'],
  { t, format }: BillWords,
): string {
  const day = dueDay === undefined ? undefined : format.longDay(dueDay)
  switch (paymentMethod) {
    case 'direct_debit':
      if (day === undefined) return t.paying.directDebitUndated
      return ibanLast4 === undefined ? t.paying.directDebit(day) : t.paying.directDebitIn(day, ibanLast4)
    case 'transfer':
      return day === undefined ? t.paying.transferUndated : t.paying.transfer(day)
    case 'card':
      return day === undefined ? t.paying.cardUndated : t.paying.card(day)
  }
}

/** Which bill it corrects, and why; empty for all others. */
export function correctsOf(
  { invoice: { type, rectifies, correctionReason } }: BillData,
  { t, format }: BillWords,
): string {
  if (type === 'N') return ''
  const reason = correctionReason === undefined ? '' : t.correctionReason(correctionReason)
  if (rectifies === undefined) return [t.correctsUnnamed[type], reason].filter(Boolean).join(' ')
  const { number, day } = rectifies
  const said = t.corrects[type](day === undefined ? number : t.otherOf(number, format.longDay(day)))
  return [t.rectifying[type], said, reason].filter(Boolean).join(' ')
}

/** What became of the surplus that the bill could not give back, and what is left of the battery. */
export function batteryOf({ battery, bill }: BillData, { t, format }: BillWords): string {
  if (!battery) return ''
  const { keptCents, takenCents, balanceCents } = battery
  const { valueCents, compensatedCents } = surplusBalance(bill.lines)
  return [
    keptCents > 0
      ? t.battery.kept({
          value: format.money(valueCents),
          compensated: format.money(compensatedCents),
          kept: format.money(keptCents),
        })
      : '',
    takenCents > 0 ? t.battery.taken(format.money(takenCents)) : '',
    t.battery.balance(format.money(balanceCents)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** When and how it is paid, and which other bill it changes. */
export function billDetail(data: BillData, words: BillWords): string {
  return [correctsOf(data, words), payingOf(data, words), batteryOf(data, words)].filter(Boolean).join(' ')
}

/** Total, period, energy and days of the bill, for whoever looks for one of them. */
export function billHighlights(data: BillData, words: BillWords): Fact[] {
  const { invoice, bill } = data
  const { format } = words
  const { highlights: t } = words.t
  const days = lengthInDays(bill.span)
  const perDay = t.energyPerDay(`${format.number(invoice.energyWh / 1000 / days, 1)} kWh`)
  const charged = invoice.paymentMethod === 'direct_debit' ? t.charged : t.due
  const isPaid = !isRefund(invoice.type) && bill.totalCents > 0
  return [
    ...fact(t.period, spanText(bill.span, words), { note: words.t.lines.days(format.number(days)) }),
    ...(invoice.energyWh === 0
      ? []
      : // Whole kWh, as the list of bills has it.
        fact(t.energy, `${format.number(invoice.energyWh / 1000, 0)} kWh`, {
          note: invoice.estimated ? t.estimated : perDay,
        })),
    ...fact(t.issued, format.day(invoice.day)),
    ...(isPaid && invoice.dueDay ? fact(charged, format.day(invoice.dueDay)) : []),
  ]
}

function powersOf({ supply: { powersW } }: BillData, { format }: BillWords): string[] {
  const texts = powersW.map((powerW, index) => `P${index + 1} ${format.power(powerW)}`)
  const rows = Math.ceil(texts.length / 3)
  return Array.from({ length: rows }, (_, row) => texts.slice(row * 3, row * 3 + 3).join(' · '))
}

function bonusEndOf({ bonusLastDay }: BillData, { t, format }: BillWords): string[] {
  return bonusLastDay === undefined ? [] : [t.supply.bonusUntil(format.longDay(bonusLastDay))]
}

function bonusOf(data: BillData, words: BillWords): string[] {
  const { bonus } = data
  const { t, format } = words
  const end = bonusEndOf(data, words)
  if (!bonus) return end
  const { limitWh, carriedWh, discountedWh, beyondWh } = bonus
  const energy = (wh: number) => `${format.number(wh / 1000)} kWh`
  return [
    t.supply.bonusDiscounted(energy(discountedWh)),
    carriedWh > 0
      ? t.supply.bonusLimitCarried(energy(limitWh), energy(carriedWh))
      : t.supply.bonusLimit(energy(limitWh)),
    ...(beyondWh > 0 ? [t.supply.bonusBeyond(energy(beyondWh))] : []),
    ...end,
  ]
}

export function billSupply(data: BillData, words: BillWords): FactSection {
  const { supply, product, contract } = data
  const { supply: t } = words.t
  const { name, reference } = supply.distributor
  return {
    title: t.title,
    facts: [
      ...fact(t.address, supply.address),
      ...fact(t.cups, groupCups(supply.cups)),
      ...fact(t.cadastral, supply.cadastralReference ?? null),
      ...fact(t.tariff, supply.tariff),
      ...fact(t.powers, powersOf(data, words)),
      ...fact(t.bonus, bonusOf(data, words)),
      ...fact(t.product, product.name, {
        ...(product.renewable && { note: t.renewable }),
        ...languageIn(data.textLanguages, product.name),
      }),
      ...fact(t.contract, `${contract.name} · ${t.market[product.market]}`),
      ...termFacts(data, words),
      ...(contract.commitmentEndDay ? fact(t.commitment, words.format.day(contract.commitmentEndDay)) : []),
      ...fact(t.distributor, [name ?? '', reference === undefined ? '' : t.reference(reference)]),
    ],
  }
}

/** Resolución of 2021-04-28, Cuarto.1.i and v: when the contract ends, and what leaving before costs. */
function termFacts({ contract, invoice, supply }: BillData, { t: { supply: t }, format }: BillWords): Fact[] {
  const { startDay, endDay, terms } = contract
  if (startDay === undefined || supply.kind !== 'electricity') return []
  const stayDay = terms.stay && stayLastDay(startDay, terms.stay.months)
  const lastDay = format.longDay(endDay ?? termLastDay(startDay, terms.durationMonths, invoice.day))
  return [
    ...fact(t.end, endDay === undefined ? t.endRenews(lastDay) : lastDay),
    ...fact(
      t.penalty,
      terms.stay && stayDay && stayDay >= invoice.day
        ? t.penaltyUntil(format.decimal(terms.stay.penaltyPercent), format.longDay(stayDay))
        : t.noPenalty,
    ),
  ]
}

/** Resolución of 2021-04-28, Cuarto.1.d: the holder with the tax id, also where somebody else is invoiced. */
export function billCustomer(
  { partner, contract }: BillData,
  { t: { customer: t } }: BillWords,
): FactSection {
  return {
    title: t.title,
    facts: [
      ...fact(t.partner, [partner.name, t.nif(partner.nif), partner.address]),
      ...(contract.ownerName === partner.name
        ? []
        : fact(t.owner, [contract.ownerName, t.nif(contract.ownerNif)])),
    ],
  }
}

/** Where who is not convinced by an answer goes: the body that the retailer belongs to, or what everybody has. */
function elsewhereOf({ adr }: BillData['organisation'], t: BillWords['t']['help']): string[] {
  if (!adr) return [t.claimsNote]
  const contacts = [adr.phone, adr.website?.replace(/^https?:\/\//, '')].filter(Boolean).join(', ')
  return [contacts === '' ? adr.name : `${adr.name} (${contacts})`]
}

/** Whom to call for what; the retailer's own name and address stand in the masthead. */
export function billHelp(
  { organisation, supply, invoice }: BillData,
  { t: { help: t }, format }: BillWords,
  schedule: string,
): FactSection {
  const times = answerTimes(invoice.day, format)
  const { phone, claimsPhone, claimsAddress, address, email, website } = organisation
  const claims = claimsPhone ?? phone
  const faults = supply.distributor.phone
  return {
    title: t.title,
    facts: [
      ...(faults
        ? fact(t.faults, phoneText(faults), {
            note: isFreePhone(faults) ? t.faultsFree : t.faultsNote,
            address: phoneAddress(faults),
          })
        : []),
      ...fact(t.customer, phone, { note: schedule, address: phoneAddress(phone) }),
      ...fact(t.claims, claims, {
        // Ley 10/2025 arts 5.3 and 5.4: the rest of it stands on the page of customer service.
        note: [
          ...(isFreePhone(claims) ? [t.free] : []),
          ...(times ? [t.timesText(times[0], `${times[1]}\u00a0h`, times[2])] : []),
        ].join(' '),
        address: phoneAddress(claims),
      }),
      ...fact(t.claimsAddress, claimsAddress ?? address),
      ...fact(t.elsewhere, elsewhereOf(organisation, t)),
      ...fact(t.email, email, { address: `mailto:${email}` }),
      ...fact(
        t.website,
        website.replace(/^https?:\/\//, ''),
        /^https?:/.test(website) ? { address: website } : {},
      ),
    ],
  }
}
