// Every switch of the deployment does something, or is named as not built yet with the issue that builds it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { switchesSchema, type SwitchName } from '@endoll/api/deployment/switches.ts'
import { switchesOf } from '@endoll/api/endpoint.ts'
import { switchesOfChange } from '@endoll/api/procedures/change-switches.ts'
import { unbuiltSwitches } from '@endoll/api/deployment/unbuilt-switches.ts'
import { isBuilt } from '../web/src/app/unbuilt.ts'
import { contractChangeNames } from '@endoll/domain/procedures/procedure-name.ts'
import { routeKeys, routes } from '../web/src/site/paths.ts'
import { declaredEndpoints, filesIn, root } from './api-endpoints.ts'

const names = Object.keys(switchesSchema.shape) as readonly SwitchName[]

/** Where pages and menus say ahead of time what they will need; what is not built is shown by none of them. */
const declaredAhead = [
  'web/src/site/paths.ts',
  'web/src/site/contract-functions.ts',
  'web/src/menus/menus.ts',
]
const sources = filesIn('{api,server,web}/src/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.test\.tsx?$|\/testing\/|deployment\/switches\.ts$|deployment\/unbuilt-switches\.ts$/.test(file),
)

/** The switches that a text reads: `switches.name`, `{ name } = ….switches`, `switch: 'name'`, `needs: ['name']`. */
function switchesRead(text: string): ReadonlySet<string> {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const direct = [...code.matchAll(/\bswitches\??\.(\w+)/g)].map(([, name]) => name)
  const taken = [...code.matchAll(/\{([\w\s,]+)\} = [\w.?()]*\bswitches\b/g)]
  const declared = [...code.matchAll(/\b(?:switch|needs|offersSwitch)(?:: |\()(\[[^\]]*\]|'\w+')/g)]
  const quoted = declared.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name))
  return new Set(
    [...direct, ...quoted, ...taken.flatMap(([, list = '']) => list.split(/[\s,]+/))].filter(
      (name): name is string => name !== undefined && name !== '',
    ),
  )
}

function neededBy(needs: readonly SwitchName[] | undefined, name: SwitchName) {
  return needs?.includes(name) ?? false
}

/** Every use of a switch: what acts on it. */
async function usesOf(name: SwitchName): Promise<string[]> {
  const reading = sources.filter(
    (file) =>
      !(unbuiltSwitches[name] && declaredAhead.includes(file)) &&
      switchesRead(readFileSync(join(root, file), 'utf8')).has(name),
  )
  const pages = routeKeys.filter((key) => {
    const route = routes[key]
    return isBuilt(key) && 'needs' in route && neededBy(route.needs, name)
  })
  const changes = contractChangeNames.filter((change) => switchesOfChange(change).includes(name))
  const calls = (await declaredEndpoints()).filter(({ endpoint }) => switchesOf(endpoint).includes(name))
  return [...reading, ...pages, ...changes, ...calls.map(({ name: call }) => call)]
}

/** What turns each switch on and off on its page; calls are switched by server/src/switch-matrix.test.ts, all of them. */
const tests: Readonly<Partial<Record<SwitchName, readonly string[]>>> = {
  powerChange: ['web/src/menus/menus.test.ts', 'web/src/supplies/changes-offered.test.ts'],
  ibanChange: ['web/src/menus/menus.test.ts', 'web/src/supplies/changes-offered.test.ts'],
  ibanGasChange: ['web/src/menus/menus.test.ts', 'web/src/supplies/changes-offered.test.ts'],
  notificacionAddressChange: ['web/src/menus/menus.test.ts', 'web/src/supplies/changes-offered.test.ts'],
  noCesionSips: ['web/src/menus/menus.test.ts', 'web/src/supplies/changes-offered.test.ts'],
  modifyInvoiceOnline: [
    'web/src/supplies/changes-offered.test.ts',
    'server/src/modules/procedures/notices.test.ts',
  ],
  modifyInvoiceOnlineOneSide: [
    'web/src/supplies/changes-offered.test.ts',
    'server/src/modules/procedures/notices.test.ts',
  ],
  electronicNotificationButton: ['web/src/supplies/changes-offered.test.ts'],
  changeHolder: [
    'web/src/supplies/changes-offered.test.ts',
    'server/src/modules/procedures/change-holder.test.ts',
  ],
  changeProduct: [
    'web/src/supplies/changes-offered.test.ts',
    'server/src/modules/procedures/change-product-off.test.ts',
  ],
  callBack: ['web/src/site/paths.test.ts', 'server/src/modules/enquiries/call-back.test.ts'],
  endService: [
    'web/src/supplies/changes-offered.test.ts',
    'server/src/modules/procedures/end-service.test.ts',
  ],
  endSupply: ['web/src/supplies/changes-offered.test.ts', 'server/src/modules/procedures/end-supply.test.ts'],
  withdrawal: [
    'web/src/supplies/changes-offered.test.ts',
    'server/src/modules/procedures/withdrawal.test.ts',
  ],
  coupons: ['server/src/modules/coupons/routes.test.ts'],
  horizontalButtons: ['web/src/pages/contract/actions/ChangeControl.test.tsx'],
  downloadInNewTab: ['server/src/modules/invoices/invoice-file.test.ts'],
  oidc: ['web/src/menus/menus.test.ts'],
  signup: ['server/src/modules/account/activation.test.ts'],
  sso: ['web/src/app/guards.test.ts'],
  about: ['web/src/menus/menus.test.ts'],
  helpDialog: ['web/src/app/frame/HelpButton.test.tsx'],
  virtualBattery: ['server/src/modules/batteries/routes.test.ts'],
  tariffOptions: ['server/src/modules/tariff-options/routes.test.ts'],
  enablePayment: ['web/src/menus/menus.test.ts'],
  promotionalCode: ['web/src/procedures/new-contract/Confirmation.test.tsx'],
  leads: ['server/src/modules/leads/routes.test.ts'],
  newElectricityContractation: ['web/src/menus/menus.test.ts'],
  comparator: ['web/src/menus/menus.test.ts'],
  comparatorSideContact: ['web/src/features/comparison/ComparatorFrame.test.tsx'],
  powerCalculator: ['web/src/menus/menus.test.ts'],
  powerCalculatorSideContact: ['web/src/pages/power-calculator/PowerCalculatorPage.test.tsx'],
  unsignedContact: ['web/src/menus/menus.test.ts'],
  reclamATCMenu: ['server/src/modules/claims/routes.test.ts'],
  contact: ['web/src/menus/menus.test.ts', 'web/src/pages/contact/contact-what.test.ts'],
  reclamATCContract: ['web/src/pages/contract/cards/RequestsCard.test.tsx'],
  reclamATCContact: ['web/src/menus/menus.test.ts', 'web/src/pages/contact/contact-what.test.ts'],
  contactAutoReads: ['web/src/menus/menus.test.ts', 'web/src/pages/contact/contact-what.test.ts'],
  CRMcases: ['server/src/modules/cases/routes.test.ts'],
  newGasContractation: ['web/src/menus/menus.test.ts', 'web/src/site/paths.test.ts'],
  altHome: ['web/src/menus/menus.test.ts', 'web/src/app/guards.test.ts'],
  showEmptyContractsInvoices: ['e2e/invoices-settings.spec.ts'],
  chat: ['server/src/modules/chat/operations/chat-frame-page.test.ts'],
  publicPrices: ['server/src/modules/prices/operations/serve-prices.test.ts'],
  webPush: ['server/src/modules/notifications/push/devices.test.ts'],
  moving: ['server/src/home-moves.test.ts'],
  dataAccess: ['server/src/modules/data-access/data-access.test.ts'],
  delegation: ['server/src/modules/delegations/delegations.test.ts'],
  portfolio: ['server/src/modules/portfolio/portfolio.test.ts'],
  solarYear: ['server/src/modules/solar-year/solar-year.test.ts'],
  desk: ['server/src/modules/desk/sign-in.test.ts'],
  ownData: ['server/src/modules/own-data/own-data.test.ts'],
  adBlockerNotice: ['web/src/features/session/AdBlockerNotice.test.tsx'],
}

describe('what reads a switch', () => {
  it.each([
    ['if (!settings.switches.helpDialog) return', ['helpDialog']],
    ['const { adBlockerNotice } = useSite().settings.switches', ['adBlockerNotice']],
    ["switch: ['ibanChange', 'ibanGasChange'],", ['ibanChange', 'ibanGasChange']],
    ["needs: 'enablePayment'", ['enablePayment']],
    ["site.offersSwitch('enablePayment')", ['enablePayment']],
    ['// switches.helpDialog', []],
    ["route: 'altHome'", []],
  ])('%j: %j', (text, read) => {
    expect([...switchesRead(text)]).toEqual(read)
  })
})

describe('every switch [c1.feature-switches]', () => {
  let uses: Readonly<Partial<Record<string, readonly string[]>>>
  beforeAll(async () => {
    uses = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await usesOf(name)] as const)),
    )
  })

  it('that is named as not built is acted on by nothing; else take it off the list and test it [r.switches-read]', () => {
    const early = names.filter((name) => unbuiltSwitches[name] && (uses[name] ?? []).length > 0)
    expect(early.map((name) => [name, unbuiltSwitches[name], uses[name]])).toEqual([])
  })

  it('that is not named so is acted on by something', () => {
    expect(names.filter((name) => !unbuiltSwitches[name] && (uses[name] ?? []).length === 0)).toEqual([])
  })

  it('that is built has its own tests, which name it', () => {
    const untested = names.filter((name) => {
      const files = tests[name] ?? []
      const silent = files.some((file) => !readFileSync(join(root, file), 'utf8').includes(name))
      return !unbuiltSwitches[name] && (files.length === 0 || silent)
    })
    expect(untested).toEqual([])
  })

  it('of the list names an issue', () => {
    for (const issue of Object.values(unbuiltSwitches)) expect(issue).toMatch(/^[A-Z]\d?$/)
  })
})
