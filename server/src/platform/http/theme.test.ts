import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brandTheme, contrast } from './theme.ts'

it('gives the ratios that WCAG prints for its own examples', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('keeps a colour that is readable as it is', () => {
  expect(brandTheme('#0b7a53')['--brand']).toBe('#0b7a53')
})

it('is readable for any brand colour, in both schemes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const theme = brandTheme(`#${value.toString(16).padStart(6, '0')}`)
      expect(contrast(theme['--on-brand']!, theme['--brand']!)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme['--on-brand-dark']!, theme['--brand-dark']!)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme['--brand-ink']!, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme['--brand-ink-dark']!, '#181b1d')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme['--brand']!, '#ffffff')).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 2000 },
  )
})
