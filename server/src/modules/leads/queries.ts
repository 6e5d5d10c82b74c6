export { filesOfMail } from './signing/mail-files.ts'
