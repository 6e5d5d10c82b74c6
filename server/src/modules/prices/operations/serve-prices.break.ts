export const breaks = [
  {
    name: 'prices are kept past midnight',
    text: 'Math.min(keptSeconds, Math.floor((midnightMs - services.clock.nowMs()) / 1000))',
    becomes: 'Math.min(keptSeconds, midnightMs)',
  },
  {
    name: 'prices are shown where the switch is off',
    text: 'if (!isOpen) return',
    becomes: 'if (isOpen === undefined) return',
  },
  {
    name: 'the host of a request comes into a page that is kept for all',
    text: 'const frameOf = (): PriceFrame => ({ deployment, origin: originOf(services), styles, languages })',
    becomes:
      "let host = ''\n  app.addHook('onRequest', async (request) => {\n    host = request.host\n  })\n  const frameOf = (): PriceFrame => ({ deployment, origin: `https://${host}`, styles, languages })",
  },
]
