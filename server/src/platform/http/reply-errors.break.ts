export const breaks = [
  {
    name: 'a caller who has gone is a failure of ours',
    text: 'if (!lifeOf(call).isBrokenOff) return false',
    becomes: 'if (lifeOf(call).isBrokenOff) return false',
    noticedBy: ['r.broken-off'],
  },
  {
    name: 'a person whose page fails gets JSON',
    text: 'return sendFailure(reply, failure, pages?.(failure.code, request))',
    becomes: 'return sendFailure(reply, failure)',
  },
  {
    name: 'a database that is away is our fault',
    text: 'if (isPassing(thrown)) {',
    becomes: 'if (isPassing(thrown) && false) {',
    noticedBy: ['r.lost-database'],
  },
  {
    name: 'a document that takes too long is our fault',
    text: 'if (thrown instanceof SlowPdfError) {',
    becomes: 'if (thrown instanceof SlowPdfError && false) {',
    noticedBy: ['r.overload'],
  },
  {
    name: 'a demand of one field is sent for all',
    text: "known.has(issue.message) ? issue.message : 'not_valid'",
    becomes: "known.has(issue.message) ? 'not_valid' : 'not_valid'",
    noticedBy: ['c9.token-cookies'],
  },
  {
    name: 'a sealed value that does not open is a fault of the program',
    text: 'if (thrown instanceof SealedError) {',
    becomes: "if (thrown instanceof SealedError && thrown.message === '') {",
    noticedBy: ['r.at-rest-keys'],
  },
]
