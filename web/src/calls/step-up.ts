type Answer = (shown: boolean) => void

let waiting: Answer | undefined
let asking: Promise<boolean> | undefined
const listeners = new Set<() => void>()

function set(answer: Answer | undefined) {
  waiting = answer
  for (const listener of listeners) listener()
}

/** Asks for a passkey or a code (app/frame/Surroundings shows it); says whether one was shown. */
export function askForStepUp(): Promise<boolean> {
  asking ??= new Promise<boolean>(set).finally(() => (asking = undefined))
  return asking
}

export function answerStepUp(shown: boolean): void {
  waiting?.(shown)
  set(undefined)
}

export function isStepUpAsked(): boolean {
  return waiting !== undefined
}

export function subscribeToStepUp(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
