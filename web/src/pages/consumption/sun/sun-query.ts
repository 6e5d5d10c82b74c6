import { solarYear, sunWhatIf } from '@endoll/api/solar-year.ts'
import { read } from '../../../calls/query.ts'

/** What the sun brought a supply. */
export function sunQuery(name: string) {
  return read(solarYear, { params: { name } })
}

/** What else would have brought more, on the supply's own hours. */
export function whatIfQuery(name: string) {
  return read(sunWhatIf, { params: { name } })
}
