let list: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** About 49,000 passwords found in breaches, in lower case; read at the first use, because no start needs them. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (list ??= load())
