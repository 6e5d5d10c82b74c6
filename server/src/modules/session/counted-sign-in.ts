import { Failure } from '../../platform/http/failure.ts'
import { counter } from '../../platform/metrics/metric.ts'

const signIns = counter({
  name: 'endoll_sign_ins_total',
  help: 'Tries to sign in by way and outcome: signed_in, or the code of the error that was answered',
  labels: ['way', 'outcome'],
})

/** Counts how a try to sign in ends. */
export async function countedSignIn<T>(
  way: 'password' | 'passkey' | 'openid',
  signIn: Promise<T>,
): Promise<T> {
  try {
    const signedIn = await signIn
    signIns({ way, outcome: 'signed_in' })
    return signedIn
  } catch (error) {
    signIns({ way, outcome: error instanceof Failure ? error.code : 'failed' })
    throw error
  }
}
