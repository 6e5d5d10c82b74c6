import { describe, expect, it } from 'vitest'
import { endBody, endFlow, questionOf } from './flow.ts'

const days = { first_day: '2026-11-27', last_day: '2027-02-19' }
const rules = { smtpUtf8: false }

function questions(services: readonly string[]) {
  return endFlow({ ...days, services }, rules)
    .filter(({ applies }) => applies?.({}) ?? true)
    .map(({ slug }) => slug)
}

describe('the questions before a supply ends', () => {
  it('[law.32.services] ask what becomes of other services, where there are any', () => {
    expect(questions([])).toEqual(['reason', 'day', 'last-bill', 'visit'])
    expect(questions(['Mantenimiento'])).toEqual(['reason', 'day', 'services', 'last-bill', 'visit'])
    expect(questionOf('other_services')).toBe('services')
  })

  it('[law.32.services] leave it unanswered until something is chosen', () => {
    const step = endFlow({ ...days, services: ['Mantenimiento'] }, rules).find(
      ({ slug }) => slug === 'services',
    )
    expect(step?.isAnswered({})).toBe(false)
    expect(step?.isAnswered({ services: 'keep' })).toBe(true)
    expect(endBody({ services: 'keep' })).toMatchObject({ other_services: 'keep' })
    expect(endBody({})).not.toHaveProperty('other_services')
  })
})
