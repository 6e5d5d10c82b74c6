export { wantMails } from '../choices.ts'
