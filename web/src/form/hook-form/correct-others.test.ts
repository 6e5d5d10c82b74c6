import { createFormControl } from 'react-hook-form'
import { expect, it } from 'vitest'
import { correctOthers, foundHere } from './correct-others.ts'

type Values = { cups: string; tariff: string; active: string; origin: string }

/** A form of which three questions are not answered, and were sent so. */
async function sent() {
  const missing = (values: Values) => [
    ...(values.cups === '' ? ['cups'] : []),
    ...(values.tariff === '' ? ['tariff'] : []),
    ...(values.active === 'yes' && values.origin === '' ? ['origin'] : []),
  ]
  const form = createFormControl<Values>({
    defaultValues: { cups: '', tariff: '', active: 'yes', origin: '' },
    resolver: (values) => {
      const wrong = missing(values).map((name) => [name, { type: 'rule', message: 'required_field' }])
      return { values: wrong.length > 0 ? {} : values, errors: Object.fromEntries(wrong) } as never
    },
  })
  for (const name of ['cups', 'tariff', 'active', 'origin'] as const) form.register(name)
  await form.trigger()
  const wrong = () => Object.keys(form.control._formState.errors).toSorted()
  expect(wrong()).toEqual(['cups', 'origin', 'tariff'])
  return { form, wrong }
}

it('an error goes when its field is filled by what another has told', async () => {
  const { form, wrong } = await sent()
  const end = correctOthers(form, foundHere(form.control._formState.errors))
  form.setValue('tariff', '18')
  await expect.poll(wrong).toEqual(['cups', 'origin'])
  end()
})

it('an error goes with its question, which an answer takes away, and none is added', async () => {
  const { form, wrong } = await sent()
  form.clearErrors('cups')
  const end = correctOthers(form, foundHere(form.control._formState.errors))
  form.setValue('active', 'no')
  await expect.poll(wrong).toEqual(['tariff'])
  end()
})

it('what the server refused stands', async () => {
  const { form, wrong } = await sent()
  form.setError('cups', { type: 'server', message: 'cups_not_available' })
  const end = correctOthers(form, foundHere(form.control._formState.errors))
  form.setValue('active', 'no')
  await expect.poll(wrong).toEqual(['cups', 'tariff'])
  expect(form.control._formState.errors.cups?.message).toBe('cups_not_available')
  end()
})
