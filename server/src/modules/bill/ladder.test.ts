import { describe, expect, it } from 'vitest'
import { billOffice, october } from './bills.fixture.ts'

const { server, newCustomer, explained, addBill } = billOffice()

describe('the ladder [GET invoices/{id}/bill/] [r.debt-ladder]', () => {
  const climb = (invoice_id: number, rungs: readonly (readonly [string, string])[]) =>
    server()
      .db.insertInto('invoice_pending_state')
      .values(
        rungs.map(([code, change_day], position) => ({
          invoice_id,
          code,
          change_day,
          position,
          description: `Estado ${code}`,
        })),
      )
      .execute()

  const owed = { state: 'open', debt_cents: 5115 } as const
  const rungs = [
    ['15', '2026-08-10'],
    ['60', '2026-09-01'],
    ['80', '2026-10-19'],
  ] as const

  it('says where it stands, what comes next and by when', async () => {
    const signed = await newCustomer()
    const { id } = await addBill(signed.contract, { ...october, fields: owed })
    await climb(id, [...rungs.slice(0, 1), ['X-1', '2026-09-15']])
    expect(await explained(signed, id)).toMatchObject({
      ladder: [
        { stage: 'notice_sent', date: '2026-08-10', description: 'Estado 15' },
        { stage: 'other', date: '2026-09-15', description: 'Estado X-1' },
      ],
      ladder_next: null,
      cut_date: null,
    })
    // Nothing is known of the demand: two months from the warning, Saturday 2 January, less fifteen working days.
    await climb(id, [['60', '2026-11-02']])
    expect(await explained(signed, id)).toMatchObject({
      ladder_next: { stage: 'cut_letter', from: '2026-12-10' },
      cut_date: null,
      reconnection: null,
    })
  })

  it('says from when the supply may be cut', async () => {
    const signed = await newCustomer()
    const { id } = await addBill(signed.contract, { ...october, fields: owed })
    // Today is Saturday 21 November. Fifteen working days after Monday the 2nd: Monday the 23rd.
    await climb(id, [...rungs.slice(0, 2), ['80', '2026-11-02']])
    expect(await explained(signed, id)).toMatchObject({
      ladder_next: { stage: 'cut_planned', from: '2026-11-23' },
      cut_date: '2026-11-23',
      reconnection: null,
    })
  })

  it('[law.10.services] says what paying does once the supply may be cut', async () => {
    const signed = await newCustomer()
    const { id } = await addBill(signed.contract, { ...october, fields: owed })
    // Fifteen working days after Thursday 29 October: Thursday 19 November.
    await climb(id, [...rungs.slice(0, 2), ['80', '2026-10-29']])
    expect(await explained(signed, id)).toMatchObject({
      cut_date: '2026-11-19',
      reconnection: {
        asked_within_hours: 12,
        done_within_hours: 24,
        charge: 18.08,
        charge_with_taxes: 21.88,
      },
    })
  })

  it('[law.1.large] of a home above 10 kW has a month from the letter, and is back in a day of being asked for', async () => {
    const signed = await newCustomer()
    const { id } = await addBill(signed.contract, {
      ...october,
      fields: { ...owed, powers_w: [4600, 11_000] },
    })
    await climb(id, rungs)
    expect(await explained(signed, id)).toMatchObject({
      ladder_next: { stage: 'cut_planned', from: '2026-11-19' },
      cut_date: '2026-11-19',
      reconnection: {
        asked_within_hours: null,
        done_within_hours: 24,
        charge: 18.08,
        charge_with_taxes: 21.88,
      },
    })
  })

  it('of a firm says nothing of the law of homes', async () => {
    const signed = await newCustomer({ fiscal_nif: 'B00000042' })
    const { id } = await addBill(signed.contract, { ...october, fields: owed })
    await climb(id, rungs)
    expect(await explained(signed, id)).toMatchObject({
      ladder_next: null,
      cut_date: null,
      reconnection: null,
    })
    await climb(id, [['90', '2026-11-19']])
    expect(await explained(signed, id)).toMatchObject({
      ladder_next: null,
      cut_date: '2026-11-19',
      reconnection: { asked_within_hours: null, done_within_hours: 24 },
    })
  })

  it('of gas promises nothing that only electricity has', async () => {
    const signed = await newCustomer({ kind: 'gas', tariff: 'RL.1', powers_w: [] })
    const { id } = await addBill(signed.contract, { ...october, fields: { ...owed, powers_w: [] } })
    await climb(id, [...rungs, ['90', '2026-11-20']])
    const explanation = await explained(signed, id)
    expect(explanation.ladder).toHaveLength(4)
    expect(explanation).toMatchObject({ ladder_next: null, cut_date: '2026-11-20', reconnection: null })
  })

  it('of a closed contract is history: nothing is left to cut', async () => {
    const signed = await newCustomer({ state: 'baixa', end_day: '2026-10-31' })
    const { id } = await addBill(signed.contract, { ...october, fields: owed })
    await climb(id, rungs)
    const explanation = await explained(signed, id)
    expect(explanation.ladder).toHaveLength(3)
    expect(explanation).toMatchObject({ ladder_next: null, cut_date: null, reconnection: null })
  })

  it('is history once nothing is owed', async () => {
    const signed = await newCustomer()
    const { id } = await addBill(signed.contract, october)
    await climb(id, rungs)
    const explanation = await explained(signed, id)
    expect(explanation.ladder).toHaveLength(3)
    expect(explanation).toMatchObject({ ladder_next: null, cut_date: null, reconnection: null })
  })
})
