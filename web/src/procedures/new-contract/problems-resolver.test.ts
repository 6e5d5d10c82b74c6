import type { Problems } from '@endoll/domain/contracting/new-contract.ts'
import { expect, test } from 'vitest'
import { problemsResolver } from './problems-resolver.ts'

const required = 'required_field'

async function wrongOf(problems: Problems, ahead: readonly string[]): Promise<string[]> {
  const resolve = problemsResolver(
    () => problems,
    () => ahead,
  )
  const { errors } = await resolve({}, undefined, {} as never)
  return Object.keys(errors)
}

test('a question that is not on the page yet waits for those that are wrong there', async () => {
  const ahead = ['accessTariff', 'selectedProduct']
  const problems = { power: required, accessTariff: required, selectedProduct: required }
  expect(await wrongOf(problems, ahead)).toEqual(['power'])
  expect(await wrongOf(problems, ['selectedProduct'])).toEqual(['power', 'accessTariff'])
})

test('nobody goes on past a question that is not on the page yet: the last is named', async () => {
  const problems = { accessTariff: required, selectedProduct: required }
  expect(await wrongOf(problems, ['accessTariff', 'selectedProduct'])).toEqual(['selectedProduct'])
})
