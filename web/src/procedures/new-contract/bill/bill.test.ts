import type { InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyAddress } from '../../../form/address/typed-address.ts'
import { fillHome } from './fill-home.ts'
import { keepBill, knownBill } from './known-bill.ts'

const cups = 'ES1234123456789012JY'

function home(typed: Readonly<Record<string, string>>) {
  const values: Record<string, unknown> = { ...emptyAddress, cups: '', ...typed }
  const form = {
    getValues: (name: string) => values[name],
    setValue: (name: string, value: unknown) => void (values[name] = value),
  } as unknown as Parameters<typeof fillHome>[0]
  return { form, values }
}

describe('the fields of the home', () => {
  it('are filled where nothing stands', () => {
    const { form, values } = home({})
    expect(fillHome(form, { cups, postalCode: '08500' })).toEqual([])
    expect(values).toMatchObject({ cups, zipcode: '08500' })
  })

  it('say what stood there, and the municipality goes with its postal code [r.wizard-bill]', () => {
    const { form, values } = home({ cups: 'ES00', zipcode: '17001', municipi: '17079', state_id: '17' })
    expect(fillHome(form, { cups, postalCode: '08500' })).toEqual([
      { field: 'cups', was: 'ES00' },
      { field: 'postalCode', was: '17001' },
    ])
    expect(values).toMatchObject({ cups, zipcode: '08500', municipi: '', state_id: '' })
  })

  it('take the retailer of the bill, by its name, and say which stood there', () => {
    const retailers = [{ id: 92, name: 'IBERDROLA CLIENTES, S.A.U.' }]
    const empty = home({ comerOrigin: '', comerOriginName: '' })
    expect(fillHome(empty.form, { comerOrigin: '92' }, retailers)).toEqual([])
    expect(empty.values).toMatchObject({ comerOrigin: '92', comerOriginName: 'IBERDROLA CLIENTES, S.A.U.' })
    const other = home({ comerOrigin: '55', comerOriginName: 'ENDESA ENERGÍA, S.A.U.' })
    expect(fillHome(other.form, { comerOrigin: '92' }, retailers)).toEqual([
      { field: 'comerOrigin', was: 'ENDESA ENERGÍA, S.A.U.' },
    ])
    expect(other.values).toMatchObject({ comerOrigin: '92' })
  })

  it('stay as they were typed where the bill says the same, or nothing', () => {
    const typed = { cups: 'es12 3412 3456 7890 12jy', zipcode: '08500', municipi: '08298' }
    const { form, values } = home(typed)
    expect(fillHome(form, { cups: `${cups}1F`, postalCode: '08500' })).toEqual([])
    expect(fillHome(form, {})).toEqual([])
    expect(values).toMatchObject(typed)
  })
})

describe('the bill that later steps know', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  const qr = {
    cups: `${cups}1F`,
    powersW: [4600, 3450],
    yearEnergiesWh: [412_000, 1_974_400, 7_423_000],
  } as unknown as InvoiceQrSaid

  it('is of its supply and its wizard alone', () => {
    keepBill('electricity', qr)
    expect(knownBill('electricity', cups)?.powersW).toEqual([4600, 3450])
    expect(knownBill('electricity', cups)?.yearlyUse).toBe('412|1974|7423')
    expect(knownBill('electricity', 'ES0987543210987654ZF')).toBeUndefined()
    expect(knownBill('dual', cups)).toBeUndefined()
  })

  it('is of the supply that is typed where its code does not say which', () => {
    const { cups: _, ...nameless } = qr
    keepBill('electricity', nameless)
    expect(knownBill('electricity', cups)).toBeDefined()
  })

  it('gives way to a bill without a code, and is forgotten', () => {
    keepBill('electricity', qr)
    keepBill('electricity', undefined)
    expect(knownBill('electricity', cups)).toBeUndefined()
  })
})
