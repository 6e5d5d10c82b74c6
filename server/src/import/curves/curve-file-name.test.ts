import { expect, it } from 'vitest'
import { dayNumber } from '@endoll/domain/time/day.ts'
import { findCurveFileName } from './curve-file-name.ts'

it.each([
  ['F5D_0031_0999_20241105.0', 'F5D', '2024-11-05', 0],
  ['rf5d_0031_0999_20241105.12', 'RF5D', '2024-11-05', 12],
  ['P5D_0031_0999_20241105', 'P5D', '2024-11-05', 0],
  ['P1D_0031_0999_20190608.1', 'P1D', '2019-06-08', 1],
  ['P1D_0031_20190608.2', 'P1D', '2019-06-08', 2],
  ['P2D_0031_0999_20190608.1', 'P1D', '2019-06-08', 1],
  ['consumos_20241105.json', 'DATADIS', '2024-11-05', 0],
  ['consumptions.csv', 'DATADIS', undefined, 0],
  ['Consumos 20241105.CSV', 'DATADIS', '2024-11-05', 0],
  ['consumption_2024_01_01__2024_12_31.csv', 'DATADIS', '2024-12-31', 0],
  ['ES0031000020241105LR0F_2023-06-30.csv', 'DATADIS', '2023-06-30', 0],
  ['F5D_0031_0999_20241105.csv', 'DATADIS', '2024-11-05', 0],
])('%s is a %s of %s, version %s', (name, kind, day, version) => {
  expect(findCurveFileName(name)).toEqual({ kind, fileDay: day ? dayNumber(day) : 0, version })
})

it.each(['notes.pdf', 'P1D_0031_0999_20190631.0', 'F5D_0031_0999_99991231.0'])('%s is none', (name) => {
  expect(findCurveFileName(name)).toBeUndefined()
})
