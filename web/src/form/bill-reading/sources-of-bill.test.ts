import { describe, expect, it } from 'vitest'
import { cupsOfText } from './cups-of-text.ts'
import { sourcesOf } from './sources-of-bill.ts'

const one = 'ES1234123456789012JY'
const other = 'ES0987543210987654ZF'

describe('the CUPS of a text', () => {
  it.each<[string, string, readonly string[]]>([
    ['whole', `CUPS: ${one}`, [one]],
    ['with the border point', `CUPS ${one}1F.`, [`${one}1F`]],
    ['in groups', 'ES12 3412 3456 7890 12JY 1F', [`${one}1F`]],
    ['over two lines', 'ES1234-1234-5678\n9012-JY', [one]],
    ['before a word', `${one} Fecha de alta`, [one]],
    ['twice, once with its border point', `${one}1F … ${one}`, [`${one}1F`]],
    ['of two supplies', `${one} y ${other}`, [one, other]],
    ['with a wrong letter', 'ES1234123456789012JX', []],
    ['within a longer code', `${one}ABC`, []],
    ['behind letters', `VALOR${one}`, []],
    ['an account', 'IBAN ES91 2100 0418 4502 0005 1332', []],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(cupsOfText(text)).toEqual(expected)
  })

  it('is found in a long text of nothing but beginnings', () => {
    expect(cupsOfText('ES' + '1 '.repeat(200_000))).toEqual([])
    expect(cupsOfText('ES 1'.repeat(100_000) + ` ${one}`)).toEqual([one])
  })
})

describe('what a form is filled from', () => {
  const link = `https://comparador.cnmc.gob.es/comparador/QRE?pP1=3.45&pP2=5&iniF=2026-03-31&finF=2026-04-30&cups=${one}`
  const code = { whole: true, text: link }
  const ofCode = { from: 'code', bill: { qr: { cups: one } } }

  it('of electricity the code goes before the words', () => {
    expect(sourcesOf({ codes: [code], text: other }, 'electricity')).toMatchObject([ofCode])
    expect(sourcesOf({ codes: [], text: other }, 'electricity')).toEqual([{ from: 'text', cups: other }])
    const foreign = { whole: true, text: 'https://example.org/' }
    expect(sourcesOf({ codes: [foreign], text: other }, 'electricity')).toEqual([
      { from: 'text', cups: other },
    ])
    expect(sourcesOf({ codes: [foreign], text: '' }, 'electricity')).toBe('foreign')
    expect(sourcesOf({ codes: [], text: '' }, 'electricity')).toBe('none')
  })

  it('of a bill of the other energy nothing is taken [r.wizard-bill]', () => {
    const gas = `Peaje: RL.2. CUPS ${other}`
    const light = `Peaje de acceso: 2.0TD. CUPS ${other}`
    const both = `${gas} ${light}`
    expect(sourcesOf({ codes: [], text: gas }, 'electricity')).toBe('gas_bill')
    expect(sourcesOf({ codes: [code], text: gas }, 'electricity')).toMatchObject([ofCode])
    expect(sourcesOf({ codes: [], text: light }, 'gas')).toBe('no_gas_cups')
    for (const [text, energy] of [
      [light, 'electricity'],
      [gas, 'gas'],
      [both, 'electricity'],
      [both, 'gas'],
    ] as const)
      expect(sourcesOf({ codes: [], text }, energy)).toEqual([{ from: 'text', cups: other }])
  })

  it('of gas a CUPS of the words goes first, and never that of the code [r.wizard-bill]', () => {
    expect(sourcesOf({ codes: [code], text: `${one} ${other}` }, 'gas')).toEqual([
      { from: 'text', cups: other },
    ])
    expect(sourcesOf({ codes: [code], text: `${one}1F` }, 'gas')).toMatchObject([ofCode])
    expect(sourcesOf({ codes: [], text: '' }, 'gas')).toBe('no_gas_cups')
    expect(sourcesOf({ codes: [{ whole: false, text: '' }], text: '' }, 'gas')).toBe('no_gas_cups')
  })
})
