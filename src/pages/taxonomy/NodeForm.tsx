import { useMemo } from 'react'
import { Form } from '../../components/form/Form'
import { branchOf, optionTree } from '../../components/picker/optionTree'
import { ParentField } from '../../components/fields/ParentField'
import { TextField } from '../../components/fields/TextField'
import type { NodeBody } from '../../contract/bodies'
import { limits } from '../../contract/limits'
import type { FormController } from '../../lib/FormController'
import type { TreeRecord } from './nodeKind'

const none: readonly never[] = []

interface NodeFormProps {
  /** Id of the edited record; a new one has none yet. */
  id?: number
  /** All records of the tree, to choose a parent from; undefined while they load. */
  list: readonly TreeRecord[] | undefined
  /** The records could not be loaded. */
  failure?: { message: string; onRetry: () => void }
  /** 'Add category', 'Save language stack' and so on. */
  submitLabel: string
  editor: FormController<NodeBody>
}

/**
 * Name and parent of a category or language stack (specification §5). The record itself and what lies below it are not
 * offered as its parent; one that came to lie there meanwhile is refused.
 */
export function NodeForm({ editor, id, list, failure, submitLabel }: NodeFormProps) {
  const options = optionTree(list ?? none)
  const branch = useMemo(() => (id === undefined ? undefined : branchOf(id, list ?? [])), [id, list])
  return (
    <Form<NodeBody> submitLabel={submitLabel} editor={editor} label={submitLabel}>
      <TextField<NodeBody> name="name" label="Name" required maxLength={limits.name} />
      <ParentField<NodeBody>
        name="parentId"
        label="Parent"
        options={options}
        excluded={branch}
        isLoading={list === undefined && !failure}
        failure={failure}
      />
    </Form>
  )
}
