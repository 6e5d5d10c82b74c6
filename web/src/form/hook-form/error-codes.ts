import type { FieldErrors } from '@endoll/api/errors.ts'
import type { FieldErrors as HookErrors } from 'react-hook-form'

/** react-hook-form's nested errors as codes by dotted field name: `{ address: { zipcode: … } }` is 'address.zipcode'. */
export function errorCodes(errors: HookErrors): FieldErrors {
  const codes: Record<string, string[]> = {}
  collect(errors, '', codes)
  return codes
}

function collect(node: object, path: string, codes: Record<string, string[]>) {
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (key === 'ref' || typeof value !== 'object' || value === null) continue
    const name = path ? `${path}.${key}` : key
    if ('type' in value && typeof value.type === 'string')
      codes[name] = [
        'message' in value && typeof value.message === 'string' && value.message ? value.message : value.type,
      ]
    else collect(value, name, codes)
  }
}
