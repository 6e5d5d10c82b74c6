/** What a contract name is made of. Apart from the calls: of their files the browser gets only what JSON can hold. */
export const contractNamePattern = /^[\w .\-/]{1,40}$/u

/** Its longest. */
export const contractNameLength = 40
