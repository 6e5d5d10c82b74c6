import { expect, it } from 'vitest'
import { topics } from './topics.ts'

it('each topic ends in a number or a page, and a smell of gas in the phones for gas [r.help]', () => {
  const endless = topics.filter(
    ({ faults, publicPhones = [], pages = [], calls }) =>
      faults === undefined && publicPhones.length === 0 && pages.length === 0 && calls === undefined,
  )
  expect(endless).toEqual([])
  expect(topics.find(({ key }) => key === 'gas')).toMatchObject({
    faults: 'gas',
    publicPhones: ['emergencies'],
  })
  expect(topics.find(({ key }) => key === 'dark')).toMatchObject({ faults: 'electricity' })
})
