import { expect, it } from 'vitest'
import { foundQuery } from './ContractFinder.tsx'

it('looks for what is typed, among those that may be chosen', () => {
  const asked = (...given: Parameters<typeof foundQuery>) => JSON.stringify(foundQuery(...given).queryKey)
  expect(asked('gas', 'vic', 'active')).toMatch(/"filter":"vic".*"only":"active"/)
  expect(asked('gas', '')).not.toMatch(/filter|only/)
})
