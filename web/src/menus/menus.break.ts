export const breaks = [
  {
    name: 'the menu leads to open prices that are not there',
    text: 'when: ({ switches }) => switches.publicPrices',
    becomes: 'when: () => true',
  },
  {
    name: 'paying online is in the menu before it is built',
    text: "name: 'payInvoices', role: 'pay', needs: 'enablePayment' }",
    becomes: "name: 'payInvoices', role: 'pay', when: (settings) => settings.switches.enablePayment }",
  },
  {
    name: 'the version page is in no menu',
    text: "route: 'version', when: (settings) => settings.switches.about",
    becomes: "route: 'version', when: (settings) => settings.switches.sso",
  },
  {
    name: 'the menu offers who may only look to pay',
    text: "name: 'payInvoices', role: 'pay',",
    becomes: "name: 'payInvoices', role: 'look',",
  },
]
