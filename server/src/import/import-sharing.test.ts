import { expect, it } from 'vitest'
import { cupsOf } from '../demo/identifiers.ts'
import { reportText } from './report-text.ts'
import { cups, oneContract, type Files } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { run, all, problemsOf } = importsIntoOwnDatabase()

const cau = `${cups}A000`
const neighbour = cupsOf('0031', 2)
const shared: Files = {
  ...oneContract,
  'contracts.csv': String(oneContract['contracts.csv'])
    .replace('power_p2', 'power_p2;self_consumption;cau')
    .replace('4,6;4,6', `4,6;4,6;42;${cau}`),
}
const HOURS = Array.from({ length: 8760 }, (_, index) => index + 1)
function fileOf(lines: readonly string[], year = 2026): Files {
  return { [`coefficients/${cau}_${year}.txt`]: `${lines.join('\r\n')}\r\n` }
}
/** Whole by night for the neighbour, by day 0,4 for us. */
function byHour(of: string, coefficient: (hour: number) => string) {
  return HOURS.map((hour) => `${of};${hour};${coefficient(hour)}`)
}

it('keeps our part of constant coefficients, says how many are of others, and again changes nothing [r.import-sharing]', async () => {
  const files = { ...shared, ...fileOf([`${cups};0,135464`, `${neighbour};0,864536`]) }
  const report = await run(files)
  expect(report.problems).toEqual([])
  expect(report.notices).toMatchObject([
    { of: cau, what: '2026', said: '1', computed: '2', code: 'coefficients_of_others' },
  ])
  expect(reportText(report)).toContain(
    'coefficients: 1 files: 1 new, 0 changed, 0 unchanged; 0 files refused',
  )
  expect(await all('sharing_coefficient')).toMatchObject([
    { cau, year: 2026, participants: 2, coefficients: [135_464] },
  ])
  expect((await run(files)).sharing).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
})

it('of who has left the installation keeps nothing, in that year and after, though the file of a year before comes again', async () => {
  const both = [`${cups};0,4`, `${neighbour};0,6`]
  const left = [`${neighbour};1`]
  const kept = async () =>
    (await all('sharing_coefficient')).map(({ year, coefficients }) => [year, coefficients]).toSorted()
  await run({ ...shared, ...fileOf(both, 2025), ...fileOf(both, 2026) })
  expect(await kept()).toEqual([
    [2025, [400_000]],
    [2026, [400_000]],
  ])
  const again = fileOf(left, 2026)
  const report = await run(again)
  expect(report.sharing).toMatchObject({ created: 0, changed: 0, removed: 1 })
  expect(reportText(report)).toContain('0 unchanged, 1 gone; 0 files refused')
  expect((await run(again)).sharing).toMatchObject({ created: 0, changed: 0, unchanged: 0, removed: 0 })
  expect((await run(fileOf(left, 2027))).sharing.removed).toBe(1)
  await run(fileOf(both, 2025))
  expect(await kept()).toEqual([
    [2025, [400_000]],
    [2026, [0]],
    [2027, [0]],
  ])
  // Back again.
  await run(fileOf(both, 2027))
  expect((await kept()).at(-1)).toEqual([2027, [400_000]])
})

it('of an older year again takes nothing from a contract that came later and is named in the later year too', async () => {
  const both = [`${cups};0,4`, `${neighbour};0,6`]
  await run({ ...shared, ...fileOf(both, 2025), ...fileOf(both, 2026) })
  const table = String(shared['contracts.csv'])
  const [, row = ''] = table.trim().split('\n')
  const second = row.replace('1;', '2;').replace(cups, neighbour)
  await run({ ...shared, 'contracts.csv': `${table.trim()}\n${second}\n`, ...fileOf(both, 2025) })
  const kept = await all('sharing_coefficient')
  expect(kept.map(({ year, coefficients }) => `${String(year)} ${String(coefficients)}`).toSorted()).toEqual([
    '2025 400000',
    '2025 600000',
    '2026 400000',
  ])
})

it('keeps coefficients of each hour, whatever the order of the lines', async () => {
  const ours = byHour(cups, (hour) => (hour % 24 === 12 ? '0,4' : '0'))
  const theirs = byHour(neighbour, (hour) => (hour % 24 === 12 ? '0,6' : '1'))
  expect(await problemsOf({ ...shared, ...fileOf([...theirs.toReversed(), ...ours]) })).toEqual([])
  const [row] = await all('sharing_coefficient')
  const coefficients = row?.['coefficients'] as number[]
  expect(coefficients).toHaveLength(8760)
  expect(coefficients.slice(10, 13)).toEqual([0, 400_000, 0])
  expect(coefficients.reduce((sum, one) => sum + one, 0)).toBe(365 * 400_000)
})

it('is refused whole where an hour does not add up to 1, or lacks', async () => {
  const refused = async (lines: readonly string[]) => {
    const { problems, sharing } = await run({ ...shared, ...fileOf(lines) })
    expect(sharing).toMatchObject({ files: 1, refused: 1 })
    expect(await all('sharing_coefficient')).toEqual([])
    return problems.map(({ line, code, reason }) => [line, code, reason.split(': ').at(-1)])
  }
  expect(await refused([`${cups};0,333333`, `${neighbour};0,666666`])).toEqual([
    [0, 'coefficients_not_one', '0.999999'],
  ])
  const ours = byHour(cups, () => '0,4')
  const theirs = byHour(neighbour, (hour) => (hour === 8760 ? '0,7' : '0,6'))
  expect(await refused([...ours, ...theirs])).toEqual([[0, 'coefficients_not_one', '8760, 1.100000']])
  expect(await refused([...ours, ...theirs.slice(0, -1)])).toEqual([
    [0, 'coefficients_not_whole', `${neighbour.slice(0, 20)}, 8760`],
  ])
  expect((await refused([`${cups};0,5`, `${cups};0,5`]))[0]?.slice(0, 2)).toEqual([
    2,
    'coefficients_not_whole',
  ])
})

it.each([
  ['another form than the first line', `${cups};1;0,5`],
  ['a CUPS that is none', 'ES0031;0,5'],
  ['more than the whole', `${neighbour};1,000001`],
  ['seven decimals', `${neighbour};0,5000001`],
  ['less than nothing', `${neighbour};-0,5`],
])('%s refuses the file by its line', async (_, line) => {
  const found = await problemsOf({ ...shared, ...fileOf([`${neighbour};0,5`, line]) })
  expect(found).toEqual([`${cau}_2026.txt:2  coefficient_line_not_valid`])
})

it('knows the file by CAU and year alone, and the contract’s own CAU', async () => {
  const lines = `${cups};1,000000\n`
  expect(await problemsOf({ ...shared, 'coefficients/reparto.txt': lines })).toEqual([
    'reparto.txt:0  unknown_file',
  ])
  const other = `${neighbour}A000`
  const report = await run({ ...shared, [`coefficients/${other}_2026.txt`]: lines })
  expect(report.notices).toMatchObject([{ of: '1', said: other, computed: cau, code: 'cau_differs' }])
})

it('a check stores nothing and knows the contracts of the folder', async () => {
  const report = await run({ ...shared, ...fileOf([`${cups};1,000000`]) }, { check: true })
  expect([report.problems, report.notices]).toEqual([[], []])
  expect(await all('sharing_coefficient')).toEqual([])
})
