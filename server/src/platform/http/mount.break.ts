export const breaks = [
  {
    name: 'a session that has ended counts as a visitor',
    text: "if (endpoint.access === 'visitor' && request.headers.authorization === undefined) return",
    becomes: "if (endpoint.access === 'visitor') return",
    noticedBy: ['r.visitor-access'],
  },
  {
    name: 'a device that only looks may do everything',
    text: "if (caller.scope === 'look' && !isOpenWhileKept(endpoint)) throw new Failure('reauthentication_required')",
    becomes: '',
    noticedBy: ['r.kept-session'],
  },
  {
    name: 'a session opens what programs read by a token',
    text: "if (endpoint.access === 'token') {",
    becomes: "if (endpoint.access === 'token' && !request.headers.authorization?.includes('.')) {",
    noticedBy: ['r.data-token-apart', 'r.data-token-matrix'],
  },
  {
    name: 'a file that is downloaded may run in the page',
    text: '"sandbox; default-src \'none\'"',
    becomes: '"default-src \'self\'"',
    noticedBy: ['r.attachment-names', 'r.packed-bodies'],
  },
  {
    name: 'forms are taken by every call',
    text: 'acceptForms(scope)',
    becomes: 'acceptForms(app)',
    noticedBy: ['c4.openid-logout'],
  },
  {
    name: 'calls do not say in whose name they run',
    text: "inNameOf(caller, access === 'system' ? 'retailer' : 'visitor', work)",
    becomes: "inNameOf(caller && null, access === 'system' ? 'retailer' : 'visitor', work)",
    noticedBy: ['r.scope-declared'],
  },
  {
    name: 'a switched-off call answers',
    text: '.filter(({ endpoint }) => isOffered(endpoint, switches))',
    becomes: '',
    noticedBy: ['c2.flag-electronic'],
  },
  {
    name: 'who must change the password may do anything',
    text: "if (endpoint.access !== 'session' && caller.scope === 'pwchange')",
    becomes: 'if (endpoint.delegate !== undefined && caller.customerId < 0)',
    noticedBy: ['c4.password-change'],
  },
  {
    name: 'tests take an error that a call does not declare',
    text: 'if (options.strictErrors) assertDeclared(endpoint, error)',
    becomes: '',
  },
  {
    name: 'what was read for another is told after the end',
    text: "if (endpoint.method === 'GET') await request.caller?.grant?.stillHolds()",
    becomes: '',
    noticedBy: ['r.ended-meanwhile'],
  },
]
