import { HIDDEN_SUM } from '@endoll/domain/notifications/hidden-sum.ts'
import type { NotificationItem } from '@endoll/api/notifications.ts'
import { useTranslations } from 'use-intl'
import { quantityText } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { functionQuery } from '../../site/contract-functions.ts'
import { useSite } from '../../site/site.tsx'

type About = NotificationItem['about']

/** What a notification says, and where it leads. */
export interface NotificationWords {
  readonly title: string
  readonly detail: string
  readonly href: string
}

/** Writes notifications in the language of the page. */
export function useNotificationWords(sumsShown: boolean): (item: NotificationItem) => NotificationWords {
  const t = useTranslations('notifications.kinds')
  const { energy, power, longDay, month, ...format } = useFormat()
  const money = sumsShown ? format.money : () => HIDDEN_SUM
  const { address, settings } = useSite()
  const kWh = (wh: number) => quantityText(energy(wh))
  const kW = (w: number) => quantityText(power(w))
  const ofContract = ({ contract }: NotificationItem) =>
    contract ? address('detail', {}, { contract: contract.name }) : address('contracts')
  const consumption = ({ contract }: NotificationItem) =>
    address('viewContracts', {}, functionQuery('consumption', contract?.name))
  const ofBill = (about: Extract<About, { readonly number: string; readonly cents: number }>) => {
    const { number } = about
    const amount = money(about.cents)
    switch (about.kind) {
      case 'bill': {
        const { due_day: due, charged } = about
        return {
          title: t('bill.title', { amount }),
          detail: due
            ? t(charged ? 'bill.charged' : 'bill.due', { number, day: longDay(due) })
            : t('bill.detail', { number }),
        }
      }
      case 'charge':
        return {
          title: t('charge.title', { amount, day: longDay(about.day) }),
          detail: t('charge.detail', { number }),
        }
      case 'payment':
        return { title: t(`payment.${about.outcome}`, { amount }), detail: t('payment.detail', { number }) }
      case 'given_back':
        return about.annuls === null
          ? { title: t('given_back.title', { amount }), detail: t('given_back.detail', { number }) }
          : {
              title: t('given_back.annulled', { number: about.annuls }),
              detail: t('given_back.takenBack', { amount, number }),
            }
      case 'returned':
        return { title: t('returned.title', { amount }), detail: t('returned.detail', { number }) }
    }
  }
  const ofMonth = (about: Extract<About, { kind: 'month' }>) => {
    const { before_wh: before, year_before_wh: yearBefore, energy_cents: cents, dearest, bill } = about
    const said = [
      before === null ? '' : t('month.before', { before: kWh(before) }),
      yearBefore === null ? '' : t('month.yearBefore', { before: kWh(yearBefore) }),
      cents === null || dearest === null
        ? ''
        : t('month.cost', {
            amount: money(cents),
            day: longDay(dearest.day),
            dayAmount: money(dearest.cents),
          }),
      bill === null
        ? ''
        : t('month.bill', {
            amount: money(bill.cents),
            low: money(bill.low_cents),
            high: money(bill.high_cents),
          }),
    ]
    return said.filter((text) => text !== '').join(' ')
  }
  return (item) => {
    const { about } = item
    switch (about.kind) {
      case 'bill':
      case 'charge':
      case 'payment':
      case 'given_back':
      case 'returned':
        return { ...ofBill(about), href: address('invoice', { id: String(about.invoice_id) }) }
      case 'request':
        return {
          title: t(`request.which.${about.procedure}`),
          detail: t(`request.states.${about.state}`),
          href: address('request', { id: String(about.request_id) }),
        }
      case 'case': {
        const { reference } = about
        return {
          title: about.is_claim ? t('case.claim', { reference }) : t('case.title', { reference }),
          detail: about.closed ? t('case.closed') : t('case.answered'),
          href: address('case', { id: String(about.case_id) }),
        }
      }
      case 'prices':
        return {
          title: t('prices.title', { day: longDay(about.from_day) }),
          detail: t('prices.detail', { product: about.product }),
          href: ofContract(item),
        }
      case 'renewal':
        return {
          title: t('renewal.title', { day: longDay(about.last_day) }),
          detail: t('renewal.detail', { months: about.months }),
          href: ofContract(item),
        }
      case 'power':
        return {
          title: t('power.title', { demand: kW(about.demand_w) }),
          detail: t('power.detail', {
            number: about.number,
            period: `P${about.tariff_period}`,
            contracted: kW(about.contracted_w),
          }),
          href: address('invoice', { id: String(about.invoice_id) }),
        }
      case 'use_limit':
        return {
          title: t('use_limit.title', { limit: kWh(about.limit_wh) }),
          detail: t('use_limit.detail', { month: month(about.month), energy: kWh(about.energy_wh) }),
          href: consumption(item),
        }
      case 'bill_limit':
        return {
          title: t('bill_limit.title', { limit: money(about.limit_cents) }),
          detail: t('bill_limit.detail', { amount: money(about.cents) }),
          href: ofContract(item),
        }
      case 'above_usual':
        return {
          title: t('above_usual.title'),
          detail: t('above_usual.detail', { amount: money(about.cents), usual: money(about.usual_cents) }),
          href: ofContract(item),
        }
      case 'meter_silent':
        return {
          title: t('meter_silent.title', { day: longDay(about.last_day) }),
          detail: t('meter_silent.detail'),
          href: settings.homePage === 'home' ? address('home') : consumption(item),
        }
      case 'meter_back':
        return {
          title: t('meter_back.title'),
          detail: t('meter_back.detail', { day: longDay(about.last_day) }),
          href: consumption(item),
        }
      case 'month':
        return {
          title: t('month.title', { month: month(about.month), energy: kWh(about.energy_wh) }),
          detail: ofMonth(about),
          href: consumption(item),
        }
    }
  }
}
