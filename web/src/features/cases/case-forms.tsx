import { createCase } from '@endoll/api/cases.ts'
import { sendClaim } from '@endoll/api/claims.ts'
import { sendOwnReadings } from '@endoll/api/own-readings.ts'
import type { ComponentProps } from 'react'
import { Allowed } from '../../failures/Allowed.tsx'
import { TextRoom } from '../../i18n/rooms.tsx'
import { part } from '../../loading/part.tsx'

const CaseFormPart = part({
  load: async () => (await import('./CaseForm.tsx')).CaseForm,
  texts: ['cases', 'files'],
  room: TextRoom,
})

/** A message. */
export function CaseForm(props: ComponentProps<typeof CaseFormPart>) {
  return (
    <Allowed endpoint={createCase}>
      <CaseFormPart {...props} />
    </Allowed>
  )
}

const ClaimPart = part({
  load: async () => (await import('./claim/Claim.tsx')).Claim,
  texts: ['claim', 'cases', 'files'],
  room: TextRoom,
})

/** A claim. */
export function Claim(props: ComponentProps<typeof ClaimPart>) {
  return (
    <Allowed endpoint={sendClaim}>
      <ClaimPart {...props} />
    </Allowed>
  )
}

const ReadingsFormPart = part({
  load: async () => (await import('./readings/ReadingsForm.tsx')).ReadingsForm,
  texts: ['cases', 'readings', 'files'],
  room: TextRoom,
})

/** The readings of a meter. */
export function ReadingsForm(props: ComponentProps<typeof ReadingsFormPart>) {
  return (
    <Allowed endpoint={sendOwnReadings}>
      <ReadingsFormPart {...props} />
    </Allowed>
  )
}
