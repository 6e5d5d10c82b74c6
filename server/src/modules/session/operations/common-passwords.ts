let list: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** About 49,000 passwords found in breaches, in lower case; loaded at the first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (list ??= load())
}
