import { getMoveOffer, readMove } from '@endoll/api/home-moves.ts'
import { read } from '../../../calls/query.ts'

export function moveOfferQuery() {
  return read(getMoveOffer, {})
}

export function moveQuery(reference: string) {
  return read(readMove, { params: { reference } })
}
