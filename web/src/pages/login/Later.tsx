import { Arrival } from '../../features/session/Arrival.tsx'
import { Valley } from '../../ui/pictures/Valley.tsx'
import { OtherWays } from './OtherWays.tsx'

/** The picture, what only the browser knows of who arrives, and the ways in beside the password. */
const parts = { picture: Valley, arrival: Arrival, ways: OtherWays }

interface LaterProps {
  readonly what: keyof typeof parts
}

/** What comes, in one file, once the way in stands. */
export function Later({ what }: LaterProps) {
  const Part = parts[what]
  return <Part />
}
