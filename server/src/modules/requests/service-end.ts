import type { Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { submissionOf, type RequestRow } from './request.ts'

/**
 * Ends the services that a request names, on the day on which it counts; one that has ended before then stays so. The day
 * is kept beside the file's, which may not know of it yet.
 */
export async function endServices(
  db: Db,
  request: Pick<RequestRow, 'reference' | 'submission' | 'contract_id'>,
  lastDay: Day,
): Promise<void> {
  const { services, service_starts: starts } = submissionOf(request)
  await sql`
    update contract_service own
       set end_day = greatest(${lastDay}::date, own.start_day),
           asked_end_day = greatest(${lastDay}::date, own.start_day)
      from unnest(${services}::text[], ${starts}::date[])
             as asked (name, start_day)
     where own.contract_id = ${request.contract_id} and own.kind = 'service'
       and own.name = asked.name and own.start_day = asked.start_day
       and (own.end_day is null or own.end_day > ${lastDay}::date)`.execute(db)
}
