export { Arrival } from '../../features/session/Arrival.tsx'
export { OtherWays } from './OtherWays.tsx'
export { Valley } from '../../ui/pictures/Valley.tsx'
