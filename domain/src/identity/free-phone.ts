/** Whether calling a Spanish number costs nothing: 800 and 900 of the national numbering plan. */
export function isFreePhone(phone: string): boolean {
  return /^(?:\+34|0034)?[89]00/.test(phone.replaceAll(/[^\d+]/g, ''))
}
