export const breaks = [
  {
    name: 'the comparators are left to the browser',
    text: '    ...(facts?.framed && { forVisitors: true }),\n',
    becomes: '',
  },
  {
    name: 'the address of an unknown contract is found',
    text: "if (key === 'contract' && id !== undefined)",
    becomes: "if (key === 'contract' && id === '')",
  },
  {
    name: 'the detail of an unknown contract is found',
    text: " || key === 'detail'\n",
    becomes: '\n',
  },
  {
    name: 'a page is drawn by the server without a reply that it needs',
    text: "else if (!dispensable) return ''",
    becomes: '',
  },
  {
    name: 'a card below the answer keeps the server from drawing it',
    text: "else if (!dispensable) return ''",
    becomes: "else return ''",
  },
  {
    name: 'the server draws a page in a language that the browser will leave',
    text: 'if (!claims || !reads || follows)',
    becomes: 'if (!claims || !reads)',
  },
  {
    name: 'pages of two customers are drawn from one store of replies',
    text: 'const queries = new QueryClient()',
    becomes: 'const queries = ((globalThis as unknown as { one?: QueryClient }).one ??= new QueryClient())',
  },
  {
    name: 'the first step is drawn for a further one',
    text: "isBeginning && guardOf(key, app.settings) === 'open'",
    becomes: "guardOf(key, app.settings) === 'open'",
  },
  {
    name: 'the first step is drawn for who has to sign in first',
    text: "isBeginning && guardOf(key, app.settings) === 'open'",
    becomes: 'isBeginning',
  },
]
