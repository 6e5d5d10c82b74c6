import { sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * Whom all but commands run as where the server's own user passes by row security (a superuser, as of the embedded
 * database): a member of that user, with all its rights on the tables and none to pass by.
 */
export const callsRole = 'endoll_calls'

/** Makes the role where it is needed and missing; several servers and databases of one cluster may do so at once. */
export async function makeCallsRole(db: Db): Promise<void> {
  await sql`
    do $$
    declare
      owner name;
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        return;
      end if;
      begin
        if not exists (select from pg_roles where rolname = ${sql.lit(callsRole)}) then
          create role ${sql.id(callsRole)} nologin;
        end if;
      exception when duplicate_object or unique_violation then
        null;
      end;
      for owner in
        select current_user union select tableowner from pg_tables where schemaname = current_schema
      loop
        if not pg_has_role(${sql.lit(callsRole)}, owner, 'member') then
          execute format('grant %I to ${sql.raw(callsRole)}', owner);
        end if;
      end loop;
    end
    $$`.execute(db)
}

/** What `role` is set to for all but commands: `none` where the server's user is held by row security itself. */
export async function readCallsRole(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`
    select case when rolsuper or rolbypassrls then ${callsRole} else 'none' end as role
      from pg_roles where rolname = current_user`.execute(db)
  return rows[0]?.role ?? 'none'
}
