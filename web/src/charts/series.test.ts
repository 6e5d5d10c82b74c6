import { expect, it } from 'vitest'
import { huesOf } from './series.ts'

it('each number of periods has its hues', () => {
  expect(huesOf(['P1', 'P2', 'P3'])).toEqual(['peak', 'flat', 'valley'])
  expect(huesOf(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'])).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
  expect(huesOf(['P1'])).toEqual(['total'])
  expect(huesOf(['P1', 'P2'])).toEqual(['peak', 'valley'])
})
