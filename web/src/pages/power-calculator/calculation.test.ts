import { describe, expect, it } from 'vitest'
import { calculate, calculatorProblems } from './calculation.ts'

const typed = { cups: 'ES 1234 1234 5678 9012 JY', area: '70', people: '1', simultaneity: '0.4' }

describe('what is typed into the calculator [v2.calculator-inputs]', () => {
  it('needs a CUPS that is one [v5.calculator]', () => {
    expect(calculatorProblems(typed)).toEqual({})
    expect(calculatorProblems({ ...typed, cups: '' })).toEqual({
      cups: ['lead_power_cups_validation_required'],
    })
    expect(calculatorProblems({ ...typed, cups: 'ES1' })).toEqual({ cups: ['cups_field_not_valid'] })
  })

  it('counts whole square metres, people and appliances [v9.calculator-decimals]', () => {
    expect(calculatorProblems({ ...typed, area: '70,5', people: '0' })).toEqual({
      area: ['not_valid'],
      people: ['not_valid'],
    })
    expect(calculatorProblems({ ...typed, 'on-tv': 'true', 'quantity-tv': '' })).toEqual({
      'quantity-tv': ['not_valid'],
    })
    expect(calculatorProblems({ ...typed, 'quantity-tv': '' })).toEqual({})
  })

  it('makes the power of what is ticked', () => {
    const chosen = {
      'on-tv': 'true',
      'quantity-tv': '3',
      'on-water_heater': 'true',
      'power-water_heater': '2.4',
    }
    // 0.1 + 3 × 0.2 × 0.6 + 2.4 × 0.6
    expect(calculate({ ...typed, ...chosen, simultaneity: '0.6' }).centikW).toBe(190)
    expect(calculate(typed).centikW).toBe(10)
  })
})
