/**
 * A phone as it is read aloud: a Spanish one without its country and in threes, 900 500 009; anything else as it is.
 * Source: Plan nacional de numeración telefónica (Real Decreto 2296/2004), nine digits. In a file of its own because
 * every page has a number to call, and few read one that is typed.
 */
export function phoneText(phone: string): string {
  return phone.replace(/^\+34(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
}
