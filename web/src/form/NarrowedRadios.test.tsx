import { beforeEach, expect, it, vi } from 'vitest'
import { markupOf, wordsOf } from '../testing/markup.tsx'
import { TestStorage } from '../testing/storage.ts'
import { writeDraft } from './draft.ts'
import { flow } from '../flow/messages/es.ts'
import { NarrowedRadios } from './NarrowedRadios.tsx'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TestStorage())
  return () => vi.unstubAllGlobals()
})

/** The accounts of somebody who manages 130 communities. */
const options = Array.from({ length: 130 }, (_, index) => ({
  value: String(index),
  label: `ES91 2100 0418 4502 0005 ${String(1000 + index)}`,
}))

function markupWith(before?: string): string {
  const radios = (
    <NarrowedRadios
      name="bank_id"
      label="Cuenta"
      find={{ label: 'Buscar una cuenta', hint: 'Por sus cifras' }}
      options={options}
      always={{ value: 'new', label: 'Una cuenta nueva' }}
      before={before}
      typedKey="iban"
    />
  )
  return markupOf(radios, { flow })
}

function shown(typed: string, chosen?: string): string {
  writeDraft('iban', { bank_id_find: [typed], bank_id: chosen === undefined ? [] : [chosen] })
  return wordsOf(markupWith())
}

it.each([
  ['', 'Se muestran 8 de 130.'],
  ['0005 102', 'Coinciden 10 y se muestran 8. Al escribir más, la lista se acorta.'],
  ['29', 'Coinciden 2. Cuenta'],
  ['0005 1128', 'Coincide una sola: Intro la elige.'],
  ['7777', 'Ninguna coincide con lo escrito. Se puede elegir entre lo que queda abajo.'],
])('says how many match what is typed, and what helps then: %s', (typed, words) => {
  expect(shown(typed)).toContain(words)
})

it('the only one that matches is said to be chosen once it is', () => {
  expect(shown('0005 1128', '128')).toContain('Elegida: ES91 2100 0418 4502 0005 1128.')
})

it('what was answered before stands first, then eight, then what can always be chosen', () => {
  const radios = markupWith('128').match(/<input[^>]*type="radio"[^>]*>/g) ?? []
  const values = radios.map((radio) => /value="([^"]*)"/.exec(radio)?.[1])
  expect(values).toEqual(['128', '0', '1', '2', '3', '4', '5', '6', '7', 'new'])
  expect(radios.filter((radio) => radio.includes('checked'))).toEqual([radios[0]])
})
