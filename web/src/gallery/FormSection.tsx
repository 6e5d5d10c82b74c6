import type { FieldErrors } from '@endoll/api/errors.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormField, FormPasswordField } from '../form/fields.tsx'
import { Form } from '../form/Form.tsx'
import { HookForm } from '../form/hook-form/HookForm.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Section } from './Section.tsx'

const words: Record<string, string> = {
  required: 'Cal omplir aquest camp.',
  email: 'El correu electrònic no és vàlid.',
}
function message(code: string) {
  return words[code] ?? code
}
function summaryTitle(count: number) {
  return `Hi ha ${count} coses per corregir`
}

export function FormSection() {
  return (
    <Section title="Formularis">
      <div className="gallery-grid">
        <PlainForm />
        <DependentForm />
      </div>
    </Section>
  )
}

function PlainForm() {
  const [errors, setErrors] = useState<FieldErrors | undefined>()
  return (
    <Card title="Accés">
      <Form
        submitting={false}
        onSubmit={(data) =>
          setErrors({
            ...(data.get('user') ? {} : { user: ['required'] }),
            ...(data.get('pass') ? {} : { pass: ['required'] }),
          })
        }
        errors={errors}
        message={message}
        summaryTitle={summaryTitle}
        draftKey="gallery"
        label="Accés"
      >
        <FormField name="user" label="Correu electrònic" type="email" autoComplete="username" />
        <FormPasswordField
          name="pass"
          label="Contrasenya"
          autoComplete="current-password"
          showLabel="Mostra"
          hideLabel="Amaga"
        />
        <Button type="submit" look="primary" wide>
          Entra
        </Button>
      </Form>
    </Card>
  )
}

function DependentForm() {
  const form = useForm({ defaultValues: { mail: '', mobile: '' } })
  return (
    <Card title="Dades de contacte">
      <HookForm
        draftKey="gallery-contact"
        form={form}
        submitting={false}
        onSubmit={() => undefined}
        errors={undefined}
        message={message}
        summaryTitle={summaryTitle}
      >
        <FormField
          label="Correu electrònic"
          {...form.register('mail', { required: 'required', pattern: { value: /@/, message: 'email' } })}
        />
        <FormField label="Mòbil" {...form.register('mobile', { required: 'required' })} />
        <Button type="submit" look="primary">
          Desa els canvis
        </Button>
      </HookForm>
    </Card>
  )
}
