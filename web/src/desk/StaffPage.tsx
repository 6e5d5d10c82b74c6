import { useState } from 'react'
import { addStaff, changeStaff, listStaff, type StaffMember } from '@endoll/api/desk-staff.ts'
import { staffRoles, type StaffRole } from '@endoll/api/staff-roles.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { DeskForm, typedIn } from './DeskForm.tsx'
import { Loaded } from './Loaded.tsx'
import { useSession } from './session.tsx'
import { saidOf, useDo, useRead } from './use-desk.ts'
import { useWords } from './words/use-words.tsx'

interface RolesProps {
  readonly chosen: readonly StaffRole[]
  readonly onChange: (roles: StaffRole[]) => void
  readonly error?: string | undefined
}

function Roles({ chosen, onChange, error }: RolesProps) {
  const { words } = useWords()
  return (
    <fieldset className="desk-roles" data-wrong={error ? '' : undefined}>
      <legend>{words.staff.roles}</legend>
      {error ? <p role="alert">{error}</p> : null}
      {staffRoles.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={chosen.includes(role)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, role] : chosen.filter((each) => each !== role))
            }
          />{' '}
          {words.staff.role[role]}
        </label>
      ))}
    </fieldset>
  )
}

/** Who may work at the desk, and what each may do. */
export function StaffPage() {
  const { words } = useWords()
  const query = useRead(listStaff)
  return (
    <>
      <h1 tabIndex={-1}>{words.staff.title}</h1>
      <Loaded query={query}>
        {({ staff }) => (
          <ul role="list" className="desk-lines">
            {staff.map((member) => (
              <li key={member.id}>
                <Member member={member} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Add />
    </>
  )
}

interface MemberProps {
  readonly member: StaffMember
}

function Member({ member }: MemberProps) {
  const { words } = useWords()
  const { session } = useSession()
  const [roles, setRoles] = useState<readonly StaffRole[]>(member.roles)
  const change = useDo(changeStaff, listStaff)
  const { enrolled, waiting, disabled, disable, enable, save } = words.staff
  const press = (off: boolean) =>
    change.mutate({ params: { id: String(member.id) }, body: { roles: [...roles], disabled: off } })
  const state = member.disabled ? disabled : member.enrolled ? enrolled : waiting
  const isSelf = session.email === member.email
  return (
    <>
      <h2>{member.name}</h2>
      <p>
        {member.email}{' '}
        <Chip tone={member.disabled ? 'neutral' : member.enrolled ? 'good' : 'wait'}>{state}</Chip>
      </p>
      {isSelf ? null : (
        <>
          <Roles chosen={roles} onChange={setRoles} error={saidOf(words, change.error, 'roles')} />
          <div className="row">
            <Button small onClick={() => press(member.disabled)}>
              {save}
            </Button>
            <Button small onClick={() => press(!member.disabled)}>
              {member.disabled ? enable : disable}
            </Button>
          </div>
          {change.isSuccess ? <Notice tone="good" title={words.customer.done} announce /> : null}
        </>
      )}
    </>
  )
}

function Add() {
  const { words } = useWords()
  const [roles, setRoles] = useState<readonly StaffRole[]>(['reads'])
  const add = useDo(addStaff, listStaff)
  const { name, email, add: label, added } = words.staff
  const send = (form: HTMLFormElement) => {
    const typed = typedIn(form)
    add.mutate({ body: { name: typed['name'] ?? '', email: typed['email'] ?? '', roles: [...roles] } })
  }
  const said = saidOf(words, add.error)
  return (
    <DeskForm error={add.error} onSend={send}>
      <h2>{label}</h2>
      {add.data ? <Notice tone="good" title={added(add.data.password)} announce /> : null}
      {said ? <Notice tone="bad" title={said} announce /> : null}
      <Field label={name} name="name" width="medium" error={saidOf(words, add.error, 'name')} />
      <Field
        label={email}
        name="email"
        type="email"
        width="medium"
        error={saidOf(words, add.error, 'email')}
      />
      <Roles chosen={roles} onChange={setRoles} error={saidOf(words, add.error, 'roles')} />
      <Button type="submit" look="primary" busy={add.isPending} busyLabel={words.loading}>
        {label}
      </Button>
    </DeskForm>
  )
}
