import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { deploymentSchema } from './deployment/deployment.ts'
import { requiredSettings } from './deployment/required-settings.fixture.ts'
import { fileCounts } from './file-purposes.ts'

it('each form takes as many files as the specification says [v9.file-counts]', () => {
  expect(fileCounts).toEqual({
    invoice: { fewest: 1, most: 3 },
    identity: { fewest: 1, most: 2 },
    company: { fewest: 1, most: 3 },
    self_consumption: { fewest: 1, most: 3 },
  })
  const { contactForms } = z.parse(deploymentSchema, requiredSettings({ es: 'a', ca: 'a', en: 'a' }))
  expect(contactForms).toMatchObject({ minFiles: 1, maxFiles: 5 })
  const sixFiles = { ...requiredSettings({ es: 'a', ca: 'a', en: 'a' }), contactForms: { maxFiles: 6 } }
  expect(z.parse(deploymentSchema, sixFiles).contactForms.maxFiles).toBe(6)
  const seven = { ...sixFiles, contactForms: { maxFiles: 7 } }
  expect(z.safeParse(deploymentSchema, seven).success).toBe(false)
})
