import { useState } from 'react'

/** Something a button does that takes time and may fail: whether it is running, and the last failure. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return { busy, failure, run }
}
