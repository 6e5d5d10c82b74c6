export const breaks = [
  {
    name: 'the menu leads to open prices that are not there',
    text: 'when: ({ switches }) => switches.publicPrices',
    becomes: 'when: () => true',
  },
  {
    name: 'paying online is in the menu before it is built',
    text: "name: 'payInvoices', needs: 'enablePayment' }",
    becomes: "name: 'payInvoices', when: (settings) => settings.switches.enablePayment }",
  },
  {
    name: 'the version page is in no menu',
    text: "route: 'version', when: (settings) => settings.switches.about",
    becomes: "route: 'version', when: (settings) => settings.switches.sso",
  },
]
