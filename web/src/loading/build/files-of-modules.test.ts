import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import type { Declared } from './declarations.ts'
import { filesOfModules } from './files-of-modules.ts'

interface Written {
  readonly imports?: readonly string[]
  readonly brings?: readonly string[]
  readonly declared?: Declared
  readonly chars?: number
}

/** The files of a made-up site, by module; modules are large unless they say otherwise. */
function filesOf(site: Readonly<Record<string, Written>>) {
  const id = (name: string) => (name.includes('/') ? name : `/web/src/${name}.ts`)
  const modules = new Map(Object.entries(site).map(([name, written]) => [id(name), written]))
  const infoOf = (asked: string) => {
    const { imports = [], brings = [], chars = 9000 } = modules.get(asked) ?? {}
    const dynamicImporters = [...modules].flatMap(([from, one]) =>
      one.brings?.some((name) => id(name) === asked) ? [from] : [],
    )
    return {
      importedIds: imports.map(id),
      dynamicallyImportedIds: brings.map(id),
      dynamicImporters,
      code: ' '.repeat(chars),
    } as unknown as Rolldown.ModuleInfo
  }
  const declared = new Map(
    [...modules].flatMap(([name, one]) => (one.declared ? [[name, [one.declared]] as const] : [])),
  )
  const files = filesOfModules(id('main'), declared, infoOf)
  return Object.fromEntries(Object.keys(site).map((name) => [name, files.get(id(name))]))
}

function page(how: string): Declared {
  return { as: 'page', how }
}

function part(how?: string): Declared {
  return { as: 'part', how }
}

it('a module that pages of one kind need is in a file of that kind, one that several kinds need with the frame', () => {
  const files = filesOf({
    main: { brings: ['bills', 'contracts', 'profile'] },
    bills: { declared: page('list'), imports: ['table', 'money'] },
    contracts: { declared: page('list'), imports: ['table'] },
    profile: { declared: page('form'), imports: ['money'] },
    table: {},
    money: {},
  })
  expect(files).toEqual({
    main: 'base',
    bills: 'bills',
    contracts: 'contracts',
    profile: 'profile',
    table: 'list',
    money: 'signed-in',
  })
})

it('the way in loads nothing of the frame, and what it shares with other pages is in the base', () => {
  const files = filesOf({
    main: { brings: ['login', 'frame', 'home'] },
    login: { declared: page('way-in'), imports: ['field', 'password'] },
    frame: { declared: page('frame'), imports: ['menu'] },
    home: { declared: page('answer'), imports: ['field'] },
    field: {},
    password: {},
    menu: {},
  })
  expect(files).toMatchObject({ login: 'way-in', password: 'way-in', field: 'base', menu: 'signed-in' })
})

it('what follows an answer by itself is in one file for its page, and in one for all where several pages have it', () => {
  const files = filesOf({
    main: { brings: ['home', 'contract'] },
    home: { declared: page('answer'), brings: ['month'] },
    contract: { declared: page('answer'), brings: ['month', 'power', 'papers', 'dialog'] },
    month: { declared: part('first') },
    power: { declared: part('first'), imports: ['chart'] },
    papers: { declared: part('below') },
    dialog: { declared: part() },
    chart: {},
  })
  expect(files).toMatchObject({
    month: 'below',
    power: 'contract-first',
    chart: 'contract-first',
    papers: 'contract-below',
  })
  // The bundler places what only a press brings.
  expect(files['dialog']).toBeUndefined()
})

it('a few lines that another page brings later do not bring the whole page along; many lines stay with it', () => {
  const site = (chars: number) => ({
    main: { brings: ['bills', 'contract'] },
    bills: { declared: page('list'), imports: ['cells'] },
    contract: { declared: page('answer'), brings: ['newest'] },
    newest: { declared: part('first'), imports: ['cells'] },
    cells: { chars },
  })
  expect(filesOf(site(800))).toMatchObject({ cells: 'list', bills: 'bills' })
  expect(filesOf(site(8000))).toMatchObject({ cells: 'bills' })
})

it('a rule of one form that a press brings elsewhere lies with the forms, unless an answer brings it', () => {
  const rule = '/domain/src/zone.ts'
  const site = (from: Declared) => ({
    main: { brings: ['power', 'other'] },
    power: { declared: page('form'), imports: [rule] },
    other: { declared: from, brings: ['pressed'] },
    pressed: { declared: part(), imports: [rule] },
    [rule]: {},
  })
  expect(filesOf(site(page('form')))).toMatchObject({ [rule]: 'form' })
  expect(filesOf(site(page('visitor')))).toMatchObject({ [rule]: 'form' })
  expect(filesOf(site(page('answer')))).toMatchObject({ [rule]: 'signed-in' })
})

it('what a page reads first is there before its code', () => {
  const files = filesOf({
    main: { brings: ['home', 'home-query'] },
    home: { declared: page('answer'), imports: ['home-query'] },
    'home-query': { declared: { as: 'read', how: undefined } },
  })
  expect(files).toMatchObject({ home: 'home', 'home-query': 'signed-in' })
})

it('visitors’ pages share a file, and load none of customers', () => {
  const files = filesOf({
    main: { brings: ['wizard', 'comparator', 'welcome', 'home'] },
    wizard: { declared: page('visitor'), imports: ['bill'] },
    comparator: { declared: page('visitor'), imports: ['bill'] },
    welcome: { declared: page('visitor') },
    home: { declared: page('answer') },
    bill: {},
  })
  expect(files).toMatchObject({ bill: 'visitor', wizard: 'visitor', welcome: 'welcome', home: 'home' })
})
