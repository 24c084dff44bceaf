import { SelectField } from '../../components/fields/SelectField'
import { TextField } from '../../components/fields/TextField'
import { wireOptions } from '../../components/fields/wireOptions'
import { Form } from '../../components/form/Form'
import { invitedRoles, type InviteBody } from '../../contract/bodies'
import { roleWord } from '../../contract/words'
import type { FormController } from '../../lib/FormController'

const options = wireOptions(invitedRoles, roleWord)

/** Invites somebody by e-mail, with the role that they will have. */
export function InviteForm({ editor }: { editor: FormController<InviteBody> }) {
  return (
    <Form<InviteBody> submitLabel="Send invitation" editor={editor} label="Send invitation">
      <TextField<InviteBody>
        name="email"
        label="E-mail"
        description="They get a link that lets them in once, for three days"
        type="email"
        required
      />
      <SelectField<InviteBody> name="role" label="Role" options={options} />
    </Form>
  )
}
