import { solarYear } from '@endoll/api/solar-year.ts'
import { read } from '../../../calls/query.ts'

/** What the sun brought a supply. */
export function sunQuery(name: string) {
  return read(solarYear, { params: { name } })
}
