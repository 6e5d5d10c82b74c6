// Free of zod: the browser takes it without the schemas.

/**
 * What somebody who works at the desk may do; one person may have several. A role has its row here once a call of the desk
 * asks for it.
 */
const roles = {
  /** Finds customers and reads what is kept of them. */
  reads: ['reads'],
  /** Answers cases and claims, and helps customers into their accounts. */
  answers: ['reads', 'answers'],
  /** Opens a customer's office as the customer sees it, to read it. */
  acts_for: ['reads', 'acts_for'],
  /** Changes what customers ask for by phone, with the code that they say. */
  changes_for: ['reads', 'acts_for', 'changes_for'],
  /** Looks at payments, asks for money to go back, and confirms what a colleague asked for. */
  money: ['reads', 'money'],
  /** Sees mails and events that do not leave, without names, and sends them again. */
  operates: ['operates'],
  /** Answers customers who want their data erased, together with a colleague. */
  privacy: ['reads', 'privacy'],
  /** Reads the log of the desk, and nothing else. */
  audits: ['audits'],
  /** Lets people in and says what they may do. */
  administers: ['administers'],
} as const

export type StaffRole = keyof typeof roles
export const staffRoles = Object.keys(roles) as readonly StaffRole[]

/** Whether somebody with these roles may do what asks for another; what asks for none is anybody's who has signed in. */
export function staffMay(held: readonly StaffRole[], needed: StaffRole | undefined): boolean {
  if (needed === undefined) return true
  return held.some((role) => (roles[role] as readonly StaffRole[]).includes(needed))
}
