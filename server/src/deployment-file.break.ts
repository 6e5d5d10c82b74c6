export const breaks = [
  {
    name: 'a stand-in of the identity provider lets anybody into production',
    text: "if (openid.issuer?.startsWith('http:'))",
    becomes: "if (openid.issuer?.startsWith('ftp:'))",
  },
  {
    name: 'messages go to a stand-in in production',
    text: 'if (push.standIn !== null) problems',
    becomes: 'if (push.standIn === undefined) problems',
  },
  {
    name: 'a mistyped wording override does not stop the start',
    text: 'const problems = unknownTextProblems(unknownTexts)',
    becomes: 'const problems = unknownTextProblems(unknownTexts.slice(100))',
  },
  {
    name: 'a partner locale has none of the wording of its base',
    text: '{ ...compiled[languageOf(locale)], ...compiled[locale] }',
    becomes: '{ ...compiled[locale] }',
  },
]
