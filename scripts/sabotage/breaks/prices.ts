import type { Break } from '../breaks.ts'

const folder = 'server/src/modules/prices'
const tests = [`${folder}/operations/serve-prices.test.ts`]
const html = 'server/src/platform/http/html.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a text in markup is markup',
    file: html,
    text: 'return escapeHtml(String(part))',
    becomes: 'return String(part)',
    tests: ['server/src/platform/http/html.test.ts', ...tests],
  },
  {
    name: 'a text ends the block of data that it stands in',
    file: html,
    text: '${escapeScript(JSON.stringify(data))}',
    becomes: '${JSON.stringify(data)}',
    tests: ['server/src/platform/http/html.test.ts', ...tests],
  },
  {
    name: 'the conditions of a product may be a script',
    file: `${folder}/price-pages.ts`,
    text: "url?.startsWith('https://')",
    becomes: 'url !== undefined',
    tests,
  },
  {
    name: 'a product that is no longer on sale has its page',
    file: `${folder}/open-products.ts`,
    text: "where('product_offer.to_day', '>', day)",
    becomes: "where('product_offer.to_day', '>', '2000-01-01')",
    tests,
  },
  {
    name: 'a price of next year is one of today',
    file: `${folder}/open-products.ts`,
    text: 'now: rows.filter(({ from }) => from <= day).map(shown)',
    becomes: 'now: rows.map(shown)',
    tests,
  },
  {
    name: 'prices are kept past midnight',
    file: `${folder}/operations/serve-prices.ts`,
    text: 'Math.min(keptSeconds, Math.floor((midnightMs - services.clock.nowMs()) / 1000))',
    becomes: 'Math.min(keptSeconds, midnightMs)',
    tests,
  },
  {
    name: 'the page of no product is to be listed',
    file: `${folder}/price-frame.ts`,
    text: '<meta name="robots" content="noindex" />',
    becomes: '<meta name="robots" content="all" />',
    tests,
  },
  {
    name: 'pages of customers are to be listed',
    file: 'server/src/platform/http/pages.ts',
    text: "reply.header('x-robots-tag', 'noindex')",
    becomes: "reply.header('x-robots-tag', 'all')",
    tests,
  },
  {
    name: 'prices are shown where the switch is off',
    file: `${folder}/operations/serve-prices.ts`,
    text: 'if (!isOpen) return',
    becomes: 'if (isOpen === undefined) return',
    tests,
  },
  {
    name: 'announced prices have taxes that nobody knows',
    file: `${folder}/open-products.ts`,
    text: 'withTaxes: undefined',
    becomes: 'withTaxes: price.price',
    tests,
  },
  {
    name: 'prices with taxes leave out the tax on hydrocarbons',
    file: 'domain/src/billing/price-with-taxes.ts',
    text: "concept === 'energy' ? (rules.hydrocarbonTaxEurKwh ?? '0') : '0'",
    becomes: "'0'",
    tests: ['domain/src/billing/price-with-taxes.test.ts'],
  },
  {
    name: 'surplus is said with taxes',
    file: 'domain/src/billing/price-with-taxes.ts',
    text: "  'fixed',",
    becomes: "  'fixed',\n  'surplus',",
    tests: ['domain/src/billing/price-with-taxes.test.ts'],
  },
  {
    name: 'the host of a request comes into a page that is kept for all',
    file: `${folder}/operations/serve-prices.ts`,
    text: 'const frameOf = (): PriceFrame => ({ deployment, origin: originOf(services), styles, languages })',
    becomes:
      "let host = ''\n  app.addHook('onRequest', async (request) => {\n    host = request.host\n  })\n  const frameOf = (): PriceFrame => ({ deployment, origin: `https://${host}`, styles, languages })",
    tests,
  },
  {
    name: 'the menu leads to open prices that are not there',
    file: 'web/src/menus/menus.ts',
    text: 'when: ({ switches }) => switches.publicPrices',
    becomes: 'when: () => true',
    tests: ['web/src/menus/menus.test.ts'],
  },
]
