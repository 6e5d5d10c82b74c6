import { leadPayload } from '@endoll/api/lead-payload.ts'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { companyControl, nifLetter } from '@endoll/domain/identity/nif.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { openSteps } from '../../../flow/flow.ts'
import { readDraft, writeDraft } from '../../../form/draft.ts'
import {
  draftKeyOf,
  furtherSupplyFlow,
  mayBeSeveral,
  ownAnswers,
  sharedAnswers,
  type Answers,
} from '../flow.ts'
import {
  addSupply,
  forgetSupplies,
  isWhole,
  readSupplies,
  removeFirst,
  removeSupply,
  suppliesOf,
  supplyDraftKey,
} from './supplies.ts'

const kind = 'electricity'
const rules = {
  originSelector: false,
  invoiceRequired: false,
  restrictCompanyVAT: false,
  requireMarkChangeOwner: true,
  emailRequired: true,
  commsLanguage: 'optional',
  selfconsumptionRadio: true,
  selfconsumptionDocument: true,
  smtpUtf8: false,
  leadConsentNeeded: true,
  signedIn: false,
} as const
const day = '2026-11-22'
const circumstances = { kind, rules, day } as const
const address = {
  zipcode: '08500',
  municipi: '08298',
  city: 'Vic',
  state_id: '08',
  state: 'Barcelona',
  tv: 'CL',
  nv: 'Major',
  pnp: '3',
  bq: '',
  es: '',
  pt: '',
  pu: '',
  aclarador: '',
  ref_catastral: '',
}
const file = [{ id: 'f'.repeat(32), name: 'dni.pdf', sizeBytes: 1 }]

function cupsOf(number: number): string {
  const digits = `0031${String(number).padStart(12, '0')}`
  return `ES${digits}${cupsCheckLetters(digits)}`
}
function home(number: number): Answers {
  return { cups: cupsOf(number), address, residenceType: 'business', cnae: 100, activeContract: false }
}
const contract: Answers = { powers: ['4,6', '4,6'], accessTariff: 18, selfcons: false, selectedProduct: 1 }
const asker: Answers = {
  leadsConsent: true,
  vat: `B0000000${companyControl('B', '0000000')}`,
  name: 'Forn, S.L.',
  vatRepresentante: `12345678${nifLetter(12_345_678)}`,
  nameRepresentante: 'Laia',
  surName1Representante: 'Ferrer',
  cif: file,
  email: 'forn@example.test',
  mobile: '600000001',
  nifFaceup: file,
  iban: spanishIban('2100', '0418', '0200051332'),
  isOwner: true,
}
const first: Answers = { ...asker, ...home(1), ...contract, changeOwner: true }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

function without(field: keyof Answers, { [field]: _gone, ...rest }: Answers): Answers {
  return rest
}

function slugs(answers: Answers, shared = sharedAnswers(first)) {
  const flow = furtherSupplyFlow(circumstances, shared)
  return openSteps(flow, answers)
    .map(({ slug }) => slug)
    .join(' ')
}

describe('a further supply [r.several-in-the-wizard]', () => {
  test.each<[string, Answers, string]>([
    ['nothing', {}, 'home'],
    ['the contract alone opens nothing', contract, 'home'],
    ['the home', home(2), 'home contract'],
    ['a business without its activity', without('cnae', home(2)), 'home'],
    ['with a contract now, the holder not said', { ...home(2), activeContract: true }, 'home'],
    [
      'with a contract now, the holder said',
      { ...home(2), activeContract: true, changeOwner: false },
      'home contract',
    ],
    ['everything', { ...home(2), ...contract }, 'home contract'],
  ])('is asked: %s', (_, answers, open) => {
    expect(slugs(answers)).toBe(open)
  })

  it('is not asked who asks, nor for the consent again; without them it is not whole', () => {
    const flow = furtherSupplyFlow(circumstances, sharedAnswers(first))
    const asked = flow.flatMap(({ asks }) => asks)
    expect(asked).not.toContain('leadsConsent')
    expect(asked).not.toContain('vat')
    expect(asked).not.toContain('iban')
    expect(asked).toContain('changeOwner')
    expect(slugs({ ...home(2), ...contract }, {})).toBe('home')
  })

  it.each<[string, Answers, boolean]>([
    ['a company', { vat: asker.vat! }, true],
    ['a person with a business', { vat: asker.vatRepresentante!, residenceType: 'business' }, true],
    ['a person at home', { vat: asker.vatRepresentante!, residenceType: 'habitual' }, false],
    ['nobody yet', {}, false],
  ])('is offered to %s: %o', (_, answers, offered) => {
    expect(mayBeSeveral('electricity', answers)).toBe(offered)
    expect(mayBeSeveral('gas', answers)).toBe(false)
    addSupply(kind, home(2))
    expect(suppliesOf(kind, answers)).toHaveLength(offered ? 1 : 0)
  })

  it('is sent with what is its own and what all have in common', () => {
    const own: Answers = {
      ...home(2),
      activeContract: true,
      changeOwner: false,
      ...contract,
      powers: ['3,3', '3,3'],
    }
    const options = { step: 5, confirm: true, signedIn: false, day } as const
    const alone = leadPayload({ ...asker, ...own }, options)
    expect(leadPayload({ ...sharedAnswers(first), ...own }, options)).toEqual(alone)
    // Whether the holder changes is a matter of each supply.
    expect(alone.owner).toMatchObject({ changeOwner: false, name: 'Forn, S.L.' })
    expect({ ...sharedAnswers(first), ...ownAnswers(first) }).toEqual(first)
  })

  it('takes the place of the first when that is removed', () => {
    writeDraft(draftKeyOf(kind), first)
    const key = addSupply(kind, { ...home(2), ...contract })
    const third = addSupply(kind, home(3))
    removeFirst(kind, readSupplies(kind)[0]!)
    expect(readDraft(draftKeyOf(kind))).toEqual({ ...asker, ...home(2), ...contract })
    expect(readSupplies(kind)).toEqual([{ key: third, answers: home(3) }])
    expect(readDraft(supplyDraftKey(kind, key))).toBeUndefined()
  })
})

describe('whatever hands do with several', () => {
  const index = fc.nat({ max: 4 })
  const move = fc.oneof(
    fc.constant({ add: true } as const),
    fc.record({ remove: index }),
    fc.record({ index, home: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ index, contract: fc.constantFrom('3,3', '4,6') }),
    fc.constant({ reload: true } as const),
  )

  test('no supply loses an answer or takes that of another, and none is whole before both its steps are answered', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        forgetSupplies(kind)
        writeDraft(draftKeyOf(kind), first)
        let expected: { key: string; answers: Answers }[] = []
        const answer = (at: number, values: Answers) => {
          const one = expected[at]
          if (!one) return
          one.answers = { ...one.answers, ...values }
          writeDraft(supplyDraftKey(kind, one.key), one.answers)
        }
        for (const made of moves) {
          if ('add' in made) expected.push({ key: addSupply(kind, {}), answers: {} })
          else if ('remove' in made) {
            const gone = expected[made.remove]
            if (gone) removeSupply(kind, gone.key)
            expected = expected.filter((one) => one !== gone)
          } else if ('home' in made) answer(made.index, home(made.home))
          else if ('contract' in made)
            answer(made.index, { ...contract, powers: [made.contract, made.contract] })
          const kept = readSupplies(kind)
          expect(kept).toEqual(expected)
          expect(readDraft(draftKeyOf(kind))).toEqual(first)
          for (const one of kept) {
            const { cups, selectedProduct } = one.answers
            const whole = cups !== undefined && selectedProduct !== undefined
            expect(isWhole(one, sharedAnswers(first), circumstances)).toBe(whole)
            if (cups === undefined) expect(slugs(one.answers)).toBe('home')
          }
        }
        expect(new Set(expected.map(({ key }) => key)).size).toBe(expected.length)
      }),
    )
  })
})
