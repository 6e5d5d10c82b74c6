export { Arrival } from '../../features/session/Arrival.tsx'
export { CodeField } from './CodeField.tsx'
export { OtherWays } from './OtherWays.tsx'
export { Valley } from '../../ui/pictures/Valley.tsx'
