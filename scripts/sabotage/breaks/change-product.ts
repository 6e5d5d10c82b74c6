import type { Break } from '../breaks.ts'

const tests = ['server/src/modules/procedures/change-product.test.ts']
const domainTests = ['domain/src/procedures/change-product.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a product counts before the day from which its customer asked for it',
    file: 'domain/src/procedures/change-product.ts',
    text: 'askedDay === null || day >= askedDay',
    becomes: 'askedDay === null || day !== askedDay',
    tests: [...domainTests, ...tests],
  },
  {
    name: 'a contract that ends gets another product',
    file: 'domain/src/procedures/change-product.ts',
    text: "if (endDay !== null) return 'contract_ending'",
    becomes: '',
    tests: [...domainTests, ...tests],
  },
  {
    name: 'a change of product is not signed',
    file: 'server/src/modules/requests/signature/open.ts',
    text: "procedure === 'change_holder' || procedure === 'change_product'",
    becomes: "procedure === 'change_holder'",
    tests,
  },
  {
    name: 'the options of a product stay with the next one',
    file: 'server/src/modules/procedures/change-product.ts',
    text: '...Object.fromEntries(product.options_lost.map((option) => [option, null])),',
    becomes: '',
    tests,
  },
  {
    name: 'a change of product is withdrawn from after its last day',
    file: 'server/src/modules/requests/product-change.ts',
    text: 'if (today > lastWithdrawalDay(signedDay)) return undefined',
    becomes: '',
    tests,
  },
  {
    name: 'the days of the product before are forgotten',
    file: 'server/src/modules/requests/effect.ts',
    text: 'await keepPastProducts(db, contract, { product, from, requestId: request.id })',
    becomes: 'void [keepPastProducts, product, from]',
    tests,
  },
]
