import type { Language } from '@endoll/api/language.ts'
import type { NotificationAbout } from '@endoll/api/notifications.ts'
import { HIDDEN_SUM } from '@endoll/domain/notifications/hidden-sum.ts'
import { formatterOf } from '../platform/formatter.ts'
import { texts } from '../texts.ts'

/** What a mail says of a notification. */
export function notificationWords(
  about: NotificationAbout,
  contract: string | null,
  { language, hidesSums = false }: { readonly language: Language; readonly hidesSums?: boolean | undefined },
): { readonly title: string; readonly detail: string } {
  const words = texts[language].mails.notifications
  const { longDay, energy, power, month, ...format } = formatterOf(language)
  const money = hidesSums ? () => HIDDEN_SUM : format.money
  const of = (detail: string) => (contract === null ? detail : `${detail} ${words.contract(contract)}`.trim())
  const said = (title: string, detail: string) => ({ title, detail: of(detail) })
  switch (about.kind) {
    case 'bill':
      return said(
        words.bill(money(about.cents)),
        about.due_day === null
          ? words.number(about.number)
          : words[about.charged ? 'charged' : 'due'](about.number, longDay(about.due_day)),
      )
    case 'charge':
      return said(words.charge(money(about.cents), longDay(about.day)), words.number(about.number))
    case 'returned':
      return said(words.returned(money(about.cents)), words.pending(about.number))
    case 'given_back':
      return about.annuls === null
        ? said(words.givenBack(money(about.cents)), words.number(about.number))
        : said(words.annulled(about.annuls), words.takenBack(money(about.cents), about.number))
    case 'payment':
      return said(words.payment[about.outcome](money(about.cents)), words.number(about.number))
    case 'request':
      return said(texts[language].request.procedures[about.procedure], words.moved)
    case 'case':
      return said(about.reference, words.answered)
    case 'prices':
      return said(words.prices(longDay(about.from_day)), words.leave(about.product))
    case 'renewal':
      return said(words.renewal(longDay(about.last_day)), words.refuse(longDay(about.last_day), about.months))
    case 'power':
      return said(
        words.power(power(about.demand_w)),
        words.contracted(about.number, power(about.contracted_w)),
      )
    case 'use_limit':
      return said(words.use(energy(about.limit_wh)), words.soFar(month(about.month), energy(about.energy_wh)))
    case 'bill_limit':
      return said(words.billAbove(money(about.limit_cents)), words.comesTo(money(about.cents)))
    case 'above_usual':
      return said(words.aboveUsual, words.usual(money(about.cents), money(about.usual_cents)))
    case 'meter_silent':
      return said(words.meterSilent(longDay(about.last_day)), words.askDistributor)
    case 'meter_back':
      return said(words.meterBack, words.silentSince(longDay(about.last_day)))
    case 'month': {
      const { before_wh: before, year_before_wh: yearBefore, energy_cents: cents, dearest, bill } = about
      const detail = [
        before === null ? '' : words.before(energy(before)),
        yearBefore === null ? '' : words.yearBefore(energy(yearBefore)),
        cents === null || dearest === null
          ? ''
          : words.cost(money(cents), longDay(dearest.day), money(dearest.cents)),
        bill === null
          ? ''
          : words.presentBill(money(bill.cents), money(bill.low_cents), money(bill.high_cents)),
      ]
      return said(
        words.month(month(about.month), energy(about.energy_wh)),
        detail.filter((text) => text !== '').join(' '),
      )
    }
  }
}
