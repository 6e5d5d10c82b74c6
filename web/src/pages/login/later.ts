export { Arrival } from '../../features/session/Arrival.tsx'
export { CodeField } from './CodeField.tsx'
export { PasskeySignIn } from './PasskeySignIn.tsx'
export { Valley } from '../../ui/pictures/Valley.tsx'
