/** A value of a form as the provider's API takes it: `metadata[attempt]=x&expand[0]=y`. */
export type FormValue = string | { [key: string]: FormValue }

/** The form as nested values. Lists are objects with the keys 0, 1 … */
export function readForm(text: string): Record<string, FormValue> {
  const form: Record<string, FormValue> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split('[').map((part) => part.replace(/\]$/, ''))
    let at = form
    for (const key of keys.slice(0, -1)) {
      const inner = at[key]
      at = at[key] = typeof inner === 'object' ? inner : {}
    }
    at[keys.at(-1)!] = value
  }
  return form
}

export function textOf(value: FormValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function recordOf(value: FormValue | undefined): Record<string, string> {
  if (typeof value !== 'object') return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
