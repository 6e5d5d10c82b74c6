export const breaks = [
  {
    name: 'with single sign-on a hand-off is decided on the login page',
    text: "if (entry === 'connect' && key !== entry)",
    becomes: 'if (Math.random() > 1)',
  },
  {
    name: 'a signed-in-only page lets anybody in',
    text: "session.status !== 'signed-in' || app.handOffWaits()) {\n    const next",
    becomes: 'app.handOffWaits()) {\n    const next',
  },
  {
    name: 'who has signed in may stand on the login',
    text: "throw leadTo(wayIn(app, session.claims, typeof next === 'string' ? next : undefined, 'invoices'))",
    becomes: 'return void next',
  },
  {
    name: 'the login leads to the invoices’ alternative',
    text: "typeof next === 'string' ? next : undefined, 'invoices')",
    becomes: "typeof next === 'string' ? next : undefined, 'contracts')",
  },
  {
    name: 'maintenance closes nothing',
    text: "throw leadTo(path('maintenance', {}, app.catalogue.language()))",
    becomes: 'return',
  },
  {
    name: 'a password that must be changed forgets where one wanted to be',
    text: 'throw leadTo(passwordFirst(language, addressOf(app, at)))',
    becomes: 'throw leadTo(passwordFirst(language, undefined))',
  },
  {
    name: 'a password that must be changed leads out of the site',
    text: "if (claims.scope === 'pwchange') return passwordFirst(language, wanted)",
    becomes: "if (claims.scope === 'pwchange') return passwordFirst(language, next)",
  },
]
