import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isComplete,
  openSteps,
  stepAt,
  sentAnswers,
  slugAfter,
  slugBefore,
  stepsOf,
  summarySlug,
  type Flow,
} from './flow.ts'

/** A flow with a branch: a new account is asked for; a company is asked for its name. */
interface Answers {
  account: 'known' | 'new'
  iban: string
  owner: boolean
  phone: string
}

const flow: Flow<Answers> = [
  { slug: 'account', asks: ['account'], isAnswered: ({ account }) => account !== undefined },
  {
    slug: 'iban',
    asks: ['iban', 'owner'],
    applies: ({ account }) => account === 'new',
    isAnswered: ({ iban, owner }) => (iban ?? '') !== '' && owner === true,
  },
  { slug: 'phone', asks: ['phone'], isAnswered: ({ phone }) => (phone ?? '') !== '' },
]

function slugs(steps: readonly { slug: string }[]) {
  return steps.map(({ slug }) => slug).join(' ')
}
function at(answers: Partial<Answers>, slug?: string) {
  const step = stepAt(flow, answers, slug)
  return step === summarySlug ? step : step.slug
}

describe('answers in, steps out', () => {
  test.each<[Partial<Answers>, string, string]>([
    [{}, 'account phone', 'account'],
    [{ account: 'known' }, 'account phone', 'account phone'],
    [{ account: 'new' }, 'account iban phone', 'account iban'],
    [{ account: 'new', iban: 'ES1' }, 'account iban phone', 'account iban'],
    [{ account: 'new', iban: 'ES1', owner: true }, 'account iban phone', 'account iban phone'],
    [{ phone: '6' }, 'account phone', 'account'],
  ])('%j: %s, open %s', (answers, applying, open) => {
    expect(slugs(stepsOf(flow, answers))).toBe(applying)
    expect(slugs(openSteps(flow, answers))).toBe(open)
  })

  test.each<[string, Partial<Answers>, string | undefined, string]>([
    ['starts at the beginning', {}, undefined, 'account'],
    ['a later step waits for the first', {}, 'phone', 'account'],
    ['a step that vanished leads on', { account: 'known' }, 'iban', 'phone'],
    ['nonsense leads to the furthest step', { account: 'new' }, 'nonsense', 'iban'],
    ['the summary waits', { account: 'known' }, summarySlug, 'phone'],
    ['the summary opens', { account: 'known', phone: '6' }, summarySlug, summarySlug],
    ['an answered step opens again', { account: 'known', phone: '6' }, 'account', 'account'],
  ])('%s', (_, answers, slug, expected) => {
    expect(at(answers, slug)).toBe(expected)
  })

  test('next and back skip what does not apply', () => {
    const known = { account: 'known' } as const
    expect(slugAfter(flow, known, 'account')).toBe('phone')
    expect(slugAfter(flow, { account: 'new' }, 'account')).toBe('iban')
    expect(slugAfter(flow, known, 'phone')).toBe(summarySlug)
    expect(slugBefore(flow, known, 'phone')).toBe('account')
    expect(slugBefore(flow, known, summarySlug)).toBe('phone')
    expect(slugBefore(flow, known, 'account')).toBeUndefined()
  })

  test('answers of a vanished step are kept in the draft and not sent', () => {
    const draft: Partial<Answers> = { account: 'known', iban: 'ES1', owner: true, phone: '6' }
    expect(sentAnswers(flow, draft)).toEqual({ account: 'known', phone: '6' })
    expect(sentAnswers(flow, { ...draft, account: 'new' })).toEqual({ ...draft, account: 'new' })
  })
})

describe('whatever hands do', () => {
  const move = fc.oneof(
    fc.record({ answer: fc.constantFrom<Partial<Answers>>({ account: 'known' }, { account: 'new' }) }),
    fc.record({ answer: fc.record({ iban: fc.constantFrom('', 'ES1'), owner: fc.boolean() }) }),
    fc.record({ answer: fc.record({ phone: fc.constantFrom('', '6') }) }),
    fc.record({ open: fc.constantFrom('account', 'iban', 'phone', summarySlug, 'nonsense') }),
    fc.constant('back' as const),
    fc.constant('reload' as const),
  )

  test('no step is reached before its guard holds, and no answer that applies is lost [r.flow]', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let draft: Partial<Answers> = {}
        let slug: string | undefined
        const given: Record<string, unknown> = {}
        for (const made of moves) {
          if (made === 'reload') draft = JSON.parse(JSON.stringify(draft)) as Partial<Answers>
          else if (made === 'back') slug = slugBefore(flow, draft, slug ?? 'account')
          else if ('open' in made) slug = made.open
          else {
            draft = { ...draft, ...made.answer }
            Object.assign(given, made.answer)
          }
          const step = stepAt(flow, draft, slug)
          if (step === summarySlug) {
            expect(isComplete(flow, draft)).toBe(true)
          } else {
            const steps = stepsOf(flow, draft)
            expect(steps).toContain(step)
            for (const before of steps.slice(0, steps.indexOf(step)))
              expect(before.isAnswered(draft)).toBe(true)
          }
          for (const [name, value] of Object.entries(sentAnswers(flow, draft)))
            expect(value).toEqual(given[name])
        }
      }),
    )
  })
})
