import { expect, it } from 'vitest'
import { createFormat } from './format.ts'
import { monthTick } from './month-tick.ts'

it('a month on an axis has its name, its letter, and its year in January', () => {
  const format = createFormat('es')
  expect(monthTick(format, '2026-11')).toEqual({ tick: 'nov', letter: 'N' })
  expect(monthTick(format, '2026-01')).toEqual({ tick: 'ene', letter: 'E', below: '2026' })
  expect(monthTick(format, '2025-11', true)).toEqual({ tick: 'nov', letter: 'N', below: '2025' })
})
