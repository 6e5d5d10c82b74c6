import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PaymentReply } from '@endoll/api/payments.ts'
import { ApiError } from '../../calls/api-error.ts'
import { paying } from './paying.ts'
import type { PayingState } from './paying.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function outcome(is: PaymentReply['outcome'], more: Partial<PaymentReply> = {}): PaymentReply {
  return {
    outcome: is,
    error: null,
    error_code: null,
    requires_action: is === 'requires_action',
    takes_days: false,
    method: 'bizum',
    payment_intent_client_secret: null,
    payment_intent_id: 'pi_1',
    reference: 'PAGO1',
    receipt: null,
    ...more,
  }
}
const toApprove = outcome('requires_action', { payment_intent_client_secret: 'pi_1_secret' })
const offline = new ApiError('offline', 0)

type Said = PaymentReply | ApiError

/** A payment whose calls are replied to in turn, the last reply again and again. */
function pays({
  sent,
  asked = [],
  isWhole = true,
}: {
  readonly sent: readonly Said[]
  readonly asked?: readonly Said[]
  /** Whether what is typed in the provider's fields is whole. */
  readonly isWhole?: boolean
}) {
  const shown: PayingState[] = []
  const keys: string[] = []
  let cards = 0
  const next = (replies: readonly Said[], count: number) => {
    const said = replies[Math.min(count, replies.length - 1)]
    if (said instanceof ApiError) throw said
    return said!
  }
  let questions = 0
  const calls = {
    amount: 1,
    send: async (token: string, key: string) => {
      keys.push(`${token} ${key}`)
      return next(sent, keys.length - 1)
    },
    goOn: async () => next(asked, questions++),
  }
  const card = {
    takeCard: async () => (isWhole ? { token: `tok_${(cards += 1)}` } : { refused: 'A digit lacks.' }),
    askBank: async () => undefined,
  }
  const payment = paying((state) => void shown.push(state))
  return {
    keys,
    press: () => payment.submit(calls, card),
    close: () => payment.setOpen(false),
    steps: () => shown.map(({ step }) => step).filter((step, index, all) => step !== all[index - 1]),
    last: () => shown.at(-1),
    questions: () => questions,
  }
}

it('a bank that waits while nothing leads there is followed until it is paid, and said so', async () => {
  const waiting = outcome('requires_action')
  const one = pays({
    sent: [waiting],
    asked: [waiting, offline, outcome('in_process'), outcome('succeeded')],
  })
  await one.press()
  expect(one.steps()).toEqual(['paying', 'approve'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(one.steps()).toEqual(['paying', 'approve', 'in_process', 'paid'])
  expect(one.questions()).toBe(4)
})

it('one in process that comes to wait for the bank’s app says so, and is followed until it expires', async () => {
  const expired = outcome('refused', { error_code: 'expired' })
  // Longer than it is asked about often.
  const waiting = Array.from({ length: 220 }, () => outcome('requires_action'))
  const one = pays({ sent: [outcome('in_process')], asked: [...waiting, expired] })
  await one.press()
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  expect(one.steps()).toEqual(['paying', 'in_process', 'approve', 'card'])
  expect(one.last()).toMatchObject({ refusal: { code: 'expired' } })
})

it('the provider’s script that gives up before the approval leaves it to the app', async () => {
  const one = pays({
    sent: [toApprove],
    asked: [outcome('requires_action'), outcome('requires_action'), outcome('succeeded')],
  })
  await one.press()
  expect(one.steps()).toEqual(['paying', 'bank', 'paying', 'approve'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(one.last()?.step).toBe('paid')
})

it.each([
  ['a dropped call', offline],
  ['a broken server', new ApiError('internal', 500)],
])('back from the bank’s app, %s says that it is not known yet, and asks again', async (_what, failure) => {
  const one = pays({ sent: [toApprove], asked: [failure, failure, outcome('succeeded')] })
  await one.press()
  expect(one.last()).toEqual({ step: 'in_process', takesDays: false })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(one.last()?.step).toBe('paid')
  expect(one.keys).toHaveLength(1)
})

it.each([
  ['no reply', offline],
  ['a broken server', new ApiError('internal', 500)],
])(
  'after %s it is said that it may be paid, and the next press sends the same payment',
  async (_what, failure) => {
    const one = pays({ sent: [failure, outcome('succeeded')] })
    await one.press()
    expect(one.last()).toEqual({ step: 'card', error: failure, unsure: true })
    await one.press()
    expect(one.keys[1]).toBe(one.keys[0])
    expect(one.last()?.step).toBe('paid')
  },
)

it.each([
  ['a refusal', outcome('refused')],
  ['what the provider did not open', new ApiError('provider_unavailable', 503)],
])('after %s the next press is another payment', async (_what, said) => {
  const one = pays({ sent: [said, outcome('succeeded')] })
  await one.press()
  expect(one.last()).toMatchObject({ step: 'card' })
  expect(one.last()).not.toMatchObject({ unsure: true })
  await one.press()
  expect(new Set(one.keys).size).toBe(2)
})

const paidElsewhere = new ApiError('already_paid', 409)

it.each([
  ['it is sent', { sent: [paidElsewhere], asked: [] }],
  ['the customer is back from the bank', { sent: [toApprove], asked: [paidElsewhere] }],
  ['it is followed', { sent: [outcome('in_process')], asked: [outcome('in_process'), paidElsewhere] }],
])('paid elsewhere by the time %s, it is over, and nobody asks any more', async (_when, said) => {
  const one = pays(said)
  await one.press()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(one.last()).toEqual({ step: 'over', error: paidElsewhere })
  expect(one.questions()).toBe(said.asked.length)
})

it('one that takes days is not asked about', async () => {
  const one = pays({ sent: [outcome('in_process', { takes_days: true })] })
  await one.press()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(one.last()).toEqual({ step: 'in_process', takesDays: true })
  expect(one.questions()).toBe(0)
})

it('one that lasts is asked about less often after ten minutes', async () => {
  const one = pays({ sent: [outcome('in_process')], asked: [outcome('in_process')] })
  await one.press()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  const often = one.questions()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect([often, one.questions() - often]).toEqual([200, 20])
})

it('a second press while the first is under way does nothing', async () => {
  const one = pays({ sent: [outcome('succeeded')] })
  await Promise.all([one.press(), one.press()])
  expect(one.keys).toHaveLength(1)
})

it('what is not whole is not sent, and says why', async () => {
  const one = pays({ sent: [outcome('succeeded')], isWhole: false })
  await one.press()
  expect(one.keys).toEqual([])
  expect(one.last()).toEqual({ step: 'card', refusal: { code: 'card', message: 'A digit lacks.' } })
})

it('nobody asks any more once the dialog is closed', async () => {
  const one = pays({ sent: [outcome('requires_action')], asked: [outcome('requires_action')] })
  await one.press()
  await vi.advanceTimersByTimeAsync(7000)
  one.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(one.questions()).toBe(2)
})
