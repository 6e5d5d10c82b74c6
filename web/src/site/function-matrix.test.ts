// Every switch alone, and none: which function hints of the contract page it opens, and which changes are offered.
import { switchesSchema, type SwitchName } from '@endoll/api/deployment/switches.ts'
import { kindsOffered, switchesOfChange } from '@endoll/api/procedures/change-switches.ts'
import { describe, expect, it } from 'vitest'
import { changesOffered } from '../supplies/changes-offered.ts'
import { drawerMenu, type MenuSite } from '../menus/menus.ts'
import { settingsWith } from '../testing/site.ts'
import {
  changeNames,
  functionExists,
  functionQuery,
  isChange,
  readContractView,
} from './contract-functions.ts'
import { path, routeExists } from './paths.ts'

const names = Object.keys(switchesSchema.shape) as SwitchName[]
/** The hints that the specification names, and the others as their changes are called. */
const hints = ['download', 'consumption', ...changeNames] as const

/** A deployment with these switches and no other; the alternative home, whose menu has the hints. */
function settingsOf(on: readonly SwitchName[]) {
  return settingsWith({
    switches: Object.fromEntries(names.map((name) => [name, name === 'altHome' || on.includes(name)])),
  })
}

function menuHints(on: readonly SwitchName[]) {
  const settings = settingsOf(on)
  const site: MenuSite = {
    settings,
    language: 'es',
    offers: (key) => routeExists(key, settings),
    acting: undefined,
    offersFunction: (name) => functionExists(name, settings),
    offersSwitch: (name) => settings.switches[name],
    address: ((key: 'contracts', _: unknown, search?: Record<string, string>) =>
      `${path(key, {} as never, 'es')}?${new URLSearchParams(search)}`) as MenuSite['address'],
  }
  const entries = drawerMenu(site, true).groups.flatMap((group) => group.entries)
  return entries.flatMap(({ href }) => new URL(href, 'http://office.test').searchParams.get('function') ?? [])
}

it.each(hints)('the hint %s is read from the address that names it', (hint) => {
  expect(readContractView(functionQuery(hint))).toBe(hint)
})

describe.each<SwitchName[]>([...names.map((name) => [name]), []])('with %s alone', (...switches) => {
  const opened = hints.filter(
    (hint) => !isChange(hint) || switchesOfChange(hint).some((name) => switches.includes(name)),
  )

  it('hints open what is on, and nothing else', () => {
    expect(hints.filter((hint) => functionExists(hint, settingsOf(switches)))).toEqual(opened)
  })

  it('the menu leads to no hint that is off [r.change-matrix]', () => {
    const slugs = opened.map((hint) => functionQuery(hint)['function'])
    expect(menuHints(switches).filter((slug) => !slugs.includes(slug))).toEqual([])
  })

  it.each(['electricity', 'gas'] as const)('a contract of %s offers what the API would take', (type) => {
    const settings = settingsOf(switches)
    expect(changesOffered({ type, state: 'activa' }, settings)).toEqual(
      changeNames.filter((change) => kindsOffered(change, settings.switches).includes(type)),
    )
  })
})
