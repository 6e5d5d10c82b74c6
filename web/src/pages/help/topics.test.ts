import { expect, it } from 'vitest'
import * as ca from './messages/ca.ts'
import * as en from './messages/en.ts'
import * as es from './messages/es.ts'
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

it('what the law says of a contract that goes on is said where somebody has died, or has been hurt at home [r.help]', () => {
  for (const language of [es, ca, en]) {
    expect(language.help.death.fourth).toContain('39.2')
    expect(language.help.parted.fourth).toContain('39.4')
  }
  const says = (key: string) => topics.find((topic) => topic.key === key)?.says
  expect(says('death')).toContain('fourth')
  expect(says('moving')).toContain('together')
})
