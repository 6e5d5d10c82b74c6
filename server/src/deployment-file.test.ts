import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { languages } from '@endoll/api/language.ts'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  compileTexts,
  DeploymentError,
  parseDeployment,
  readDeployment,
  refuseWrongSettings,
} from './deployment-file.ts'
import { makePushKeys } from './gateways/push/vapid.ts'
import { repositoryRoot } from './config.ts'

function problemsOf(value: unknown): readonly string[] {
  try {
    parseDeployment('x.json', value)
  } catch (error) {
    if (error instanceof DeploymentError) return error.problems
    throw error
  }
  return []
}

/** Of which keys of these groups it complains: the demo's others are those of its stand-ins. */
function keysOf({ problems }: DeploymentError, groups: readonly string[]) {
  return problems.map((line) => line.split(':')[0]!).filter((key) => groups.includes(key.split('.')[0]!))
}

function shipped(name: string) {
  return readDeployment(`${repositoryRoot}/deployments/${name}.json`)
}

describe('the two deployments that ship [c1.deployment-data] [v1.switches]', () => {
  it('demo: every function on, but those that replace or narrow another', async () => {
    const { deployment } = await shipped('demo')
    const off = Object.entries(deployment.switches).flatMap(([name, on]) => (on ? [] : [name]))
    expect(off.toSorted()).toEqual(['modifyInvoiceOnlineOneSide', 'sso'])
    expect(deployment.header).toBe('vertical')
  })

  it("specification: the specification's defaults and the horizontal header [c1.feature-switches] [c9.default-language] [c9.page-size] [c9.password-length]", async () => {
    const { deployment } = await shipped('specification')
    expect(deployment.header).toBe('horizontal')
    expect(deployment.switches).toMatchObject({
      powerChange: false,
      ibanChange: false,
      signup: true,
      showEmptyContractsInvoices: true,
      newElectricityContractation: true,
    })
    expect(deployment).toMatchObject({
      itemsPerPage: 100,
      maxContracts: 10,
      defaultLanguage: 'es',
      homePage: 'invoices',
      apiVersion: 1,
      password: { minLength: 6 },
      contracting: { type: 'electricity', requireMarkChangeOwner: true },
      files: { largestBytes: 500_000_000 },
      contactForms: { maxFiles: 5, autolecturesCategory: 20 },
    })
  })
})

describe('a mistake stops the start with its key and what is allowed', async () => {
  const { deployment } = await shipped('specification')
  it.each([
    [{ header: 'top' }, 'header: allowed: vertical, horizontal'],
    [{ brand: 'red' }, 'brand: a colour such as #0a7d55'],
    [{ itemsPerPage: 500 }, 'itemsPerPage: Too big: expected number to be <=100'],
    [
      { switches: { powerChange: 'yes' } },
      'switches.powerChange: Invalid input: expected boolean, received string',
    ],
    [{ defaultLanguage: 'gl' }, `defaultLanguage: allowed: ${languages.join(', ')} (those of languages)`],
    [{ maintenance: { start: 'tonight' } }, 'maintenance.start: an instant such as 2026-12-24T22:00+01:00'],
  ])('%j', (change, problem) => {
    expect(problemsOf({ ...deployment, ...change })).toEqual([problem])
  })

  it('an unknown key names those that are known, at its depth', () => {
    const [top] = problemsOf({ ...deployment, colour: '#000000' })
    expect(top).toMatch(/^colour: no such key; allowed here: organisation, legal, brand, /)
    const [deep] = problemsOf({ ...deployment, password: { minimum: 8 } })
    expect(deep).toBe('password.minimum: no such key; allowed here: profile, minLength')
  })

  it.each([
    [{ pasword: {} }, 'pasword: no such key; did you mean password? allowed here: organisation, '],
    [{ password: { minlength: 8 } }, 'password.minlength: no such key; did you mean password.minLength? '],
    [{ secretKey: 'sk_live_1' }, 'secretKey: no such key; did you mean payments.secretKey? allowed here: '],
  ])('an unknown key is answered with the one that is meant: %j', (change, sentence) => {
    expect(problemsOf({ ...deployment, ...change })[0]).toContain(sentence)
  })

  it('an unknown language of a text for each names those that are known', () => {
    const { organisation } = deployment as { organisation: object }
    expect(
      problemsOf({ ...deployment, organisation: { ...organisation, schedule: { es: 'a', gl: 'b' } } }),
    ).toEqual(['organisation.schedule.gl: no such key; allowed here: es, ca, en'])
  })

  it('a value that a text is not given, with those that it is', () => {
    expect(() =>
      refuseWrongSettings('x.json', deployment, {
        mode: 'demo',
        unknownTexts: [{ key: 'es.home.hello', known: ['name'], value: 'nome' }],
      }),
    ).toThrow(/texts\.es\.home\.hello: \{nome\} is no value of this text; known here: name/)
  })

  it('a wording override that names no text, by its path [r.wording-overrides]', () => {
    const unknown = [{ key: 'ca_ES.login.sned', known: ['send', 'title'] }]
    expect(() => refuseWrongSettings('x.json', deployment, { mode: 'demo', unknownTexts: unknown })).toThrow(
      /x\.json cannot be used:\n {2}- texts\.ca_ES\.login\.sned: no such text; known here: send, title/,
    )
    expect(() => refuseWrongSettings('x.json', deployment, { mode: 'demo' })).not.toThrow()
  })

  it('a wording override that is no ICU text', () => {
    expect(() => compileTexts('x.json', { ca_ES: { 'session.title': 'Hola {name' } })).toThrow(
      /texts\.ca_ES\.session\.title: not an ICU text/,
    )
  })
})

it('a partner locale has the wording of its base language, and its own before that [c1.partner-languages]', () => {
  const texts = compileTexts('x.json', { ca: { 'a.b': 'ca', 'a.c': 'ca' }, ca_ES: { 'a.c': 'propi' } })
  expect(texts).toEqual({ ca: { 'a.b': 'ca', 'a.c': 'ca' }, ca_ES: { 'a.b': 'ca', 'a.c': 'propi' } })
  expect(Object.keys(compileTexts('x.json', { es: { 'a.b': 'x' } }))).toEqual(['es', 'gl', 'es_ES'])
})

describe('cards', () => {
  const account = {
    publishableKey: 'pk_live_1',
    secretKey: 'sk_live_1',
    webhookSecret: 'whsec_1',
    expiryMinutes: 30,
    reminders: false,
    linkDays: 30,
    transferIban: null,
    methods: ['card'] as Deployment['payments']['methods'],
    instalments: { mostParts: 0, latestFirstDays: 30, leastEuros: 30 },
    apiAddress: null,
    scriptUrl: null,
  }
  async function refusalOf(payments: object, mode: 'production' | 'demo' = 'production') {
    const { deployment } = await shipped('demo')
    const switches = { ...deployment.switches, enablePayment: true }
    const changed = { ...deployment, switches, payments: { ...account, ...payments } }
    try {
      refuseWrongSettings('x.json', changed, { mode })
      return []
    } catch (error) {
      return keysOf(error as DeploymentError, ['payments'])
    }
  }

  it('are taken with an account of one kind, and by no stand-in of the provider', async () => {
    expect(await refusalOf({})).toEqual([])
    expect(await refusalOf({ secretKey: null })).toEqual(['payments.secretKey', 'payments.secretKey'])
    expect(await refusalOf({ secretKey: 'sk_test_1' })).toEqual(['payments.secretKey'])
    const twin = { apiAddress: 'http://127.0.0.1:1', scriptUrl: 'http://127.0.0.1:1/v3/' }
    expect(await refusalOf(twin)).toEqual(['payments.apiAddress', 'payments.scriptUrl'])
    expect(await refusalOf(twin, 'demo')).toEqual([])
  })
})

describe('notifications on browsers', () => {
  async function refusalOf(change: Partial<Deployment['push']>, mode: 'production' | 'demo' = 'production') {
    const { deployment } = await shipped('demo')
    try {
      refuseWrongSettings('x.json', { ...deployment, push: { ...deployment.push, ...change } }, { mode })
      return []
    } catch (error) {
      return keysOf(error as DeploymentError, ['push'])
    }
  }

  it('need a pair of keys, and go to no stand-in', async () => {
    const keys = makePushKeys()
    expect(await refusalOf({})).toEqual(['push.publicKey', 'push.privateKey'])
    expect(await refusalOf(keys)).toEqual([])
    const { privateKey } = makePushKeys()
    expect(await refusalOf({ ...keys, privateKey })).toEqual(['push.privateKey'])
    const standIn = 'http://127.0.0.1:1'
    expect(await refusalOf({ ...keys, standIn })).toEqual(['push.standIn'])
    expect(await refusalOf({ standIn }, 'demo')).toEqual([])
  })

  it.each(['127.0.0.1', 'localhost', 'https://push.example', '*', '*.', '10.0.0.1', 'push.example:8080'])(
    'go to no host such as %s',
    async (service) => {
      const { deployment } = await shipped('specification')
      expect(() => parseDeployment('x.json', { ...deployment, push: { services: [service] } })).toThrow(
        'push.services',
      )
    },
  )
})

describe('an identity provider', () => {
  async function refusalOf(change: Partial<Deployment>, mode: 'production' | 'demo' = 'production') {
    const { deployment } = await shipped('demo')
    const openid = { ...deployment.openid, issuer: 'https://id.example', clientId: 'office' }
    try {
      const changed = { ...deployment, openid, publicAddress: 'https://office.example', ...change }
      refuseWrongSettings('x.json', changed, { mode })
      return []
    } catch (error) {
      return keysOf(error as DeploymentError, ['openid', 'publicAddress'])
    }
  }

  it('is named, reached over TLS and no stand-in, and knows the address of the office', async () => {
    const { openid, switches } = (await shipped('demo')).deployment
    expect(await refusalOf({})).toEqual([])
    expect(await refusalOf({ openid })).toEqual(['openid.issuer', 'openid.clientId'])
    const twin = { ...openid, issuer: 'http://127.0.0.1:1', clientId: 'office' }
    expect(await refusalOf({ openid: twin })).toEqual(['openid.issuer'])
    expect(await refusalOf({ openid: twin }, 'demo')).toEqual([])
    expect(await refusalOf({ publicAddress: null })).toEqual(['publicAddress'])
    expect(await refusalOf({ openid, switches: { ...switches, oidc: false } })).toEqual([])
  })

  it.each(['http://id.example', 'https://id.example?a=b', 'id.example'])('is not %s', async (issuer) => {
    const { deployment } = await shipped('specification')
    expect(problemsOf({ ...deployment, openid: { issuer } })[0]).toMatch(/^openid\.issuer: /)
  })
})

describe('what the file only names', () => {
  const environment = { OFFICE_MAIL: 'smtps://office:hush@mail.example:465' }
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'endoll-settings-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function read(change: object) {
    const specification = await readFile(`${repositoryRoot}/deployments/specification.json`, 'utf8')
    const file = join(folder, 'office.json')
    await writeFile(file, JSON.stringify({ ...(JSON.parse(specification) as object), ...change }))
    return readDeployment(file, environment)
  }

  it('is read from the environment and from other files [r.secrets-from-outside]', async () => {
    await writeFile(join(folder, 'outbox-secret'), `${'s'.repeat(40)}\n`)
    const { deployment } = await read({
      mail: { server: { env: 'OFFICE_MAIL' } },
      retailer: { outboxSecret: { file: 'outbox-secret' } },
    })
    expect(deployment.mail.server).toBe(environment.OFFICE_MAIL)
    expect(deployment.retailer.outboxSecret).toBe('s'.repeat(40))
  })

  it('stops the start with its key where it is not there, beside every other mistake, and is never quoted', async () => {
    const settings = {
      mail: { server: { env: 'NOWHERE' } },
      retailer: { outboxSecret: { file: 'gone' } },
      openid: { clientSecret: { env: 'OFFICE_MAIL' }, issuer: { env: 'OFFICE_MAIL' } },
      texts: { es: { 'a.b': 'Hola {name' } },
    }
    const error = await read(settings).then(
      () => undefined,
      (refused: unknown) => refused as DeploymentError,
    )
    expect(error?.problems).toEqual([
      'mail.server: the environment has no NOWHERE',
      'retailer.outboxSecret: the file gone cannot be read (ENOENT)',
      expect.stringMatching(/^openid\.issuer: /),
    ])
    expect(error?.message).not.toContain('hush')
    const { issuer: _, ...openid } = settings.openid
    await expect(read({ ...settings, openid })).rejects.toThrow(
      /NOWHERE[^]*gone[^]*texts\.es\.a\.b: not an ICU text/,
    )
  })
})
