import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { ProjectBody } from '../../../src/contract/bodies'
import type { UploadImage } from '../../../src/contract/uploads'
import { newProject } from '../../../src/contract/records/newProject'
import { rules } from '../../../src/contract/rules'
import { ProjectForm } from '../../../src/pages/projects/ProjectForm'
import { fillProject } from '../../support/records/fillProject'
import { hasFailed, inEditor, isSaving, saves } from '../../support/storyEditor'
import { taxonomyChoice } from '../../support/taxonomyChoice'
import { hand } from '../../support/hand'

const upload: UploadImage = fn(async () => '/uploads/1.png')
const filled: ProjectBody = {
  name: 'Open Atlas',
  projectUrl: 'https://example.org/atlas',
  featuredImage: '/uploads/1.png',
  tagline: 'Maps that everybody may change',
  license: 'MIT',
  description: '<p>An atlas.</p>',
  deploymentInstructions: '<ol><li>Unpack it.</li></ol>',
  mediaJson: '[{"name":"A talk","url":"https://youtu.be/8pDqJVdNa44","type":"YOUTUBE"}]',
  isActive: false,
  isClaimed: true,
  isFeatured: true,
  tags: [1],
  categories: [1, 2],
  language_stacks: [2],
}

/** With the stored address that may stay odd as long as nobody changes it. */
type EditedProps = ComponentProps<typeof ProjectForm> & { original?: { projectUrl: string } }
const Edited = inEditor<ProjectBody, EditedProps>(ProjectForm, (values, { original }) =>
  rules.project(values, original),
)

const meta = {
  title: 'Projects/Form',
  component: Edited,
  args: {
    initial: newProject,
    submitLabel: 'Add project',
    handling: saves<ProjectBody>(),
    choices: {
      tags: taxonomyChoice(['database', 'testing']),
      categories: taxonomyChoice(['Relational databases', 'Bundlers']),
      languageStacks: taxonomyChoice(['Rust', 'C']),
    },
    upload,
    isEditorWanted: true,
  },
} satisfies Meta<typeof Edited>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { initial: filled, original: filled, submitLabel: 'Save project' } }

/** The sentences of specification §5; the one of the relations stands at the first that is empty. */
export const Invalid: Story = {
  args: { initial: { ...newProject, name: 'Open Atlas', projectUrl: 'atlas', tags: [1] } },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Add project' }))
    await expect(await canvas.findByText('Incorrect projectUrl')).toBeVisible()
    await expect(canvas.getByText('Featured image is mandatory')).toBeVisible()
    await expect(canvas.getByText('Tagline is required')).toBeVisible()
    await expect(canvas.getByText('License is required')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Categories' })).toHaveAccessibleDescription(
      'Please add at least one tag, category and language',
    )
    await expect(canvas.getByLabelText('Project URL')).toHaveFocus()
    await expect(args.handling.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submits: Story = {
  play: async ({ args }) => {
    await fillProject('Open Atlas')
    await hand.click(screen.getByRole('checkbox', { name: 'Featured' }))
    await hand.click(screen.getByRole('button', { name: 'Add project' }))
    await waitFor(() =>
      expect(args.handling.onSubmit).toHaveBeenCalledWith({
        ...newProject,
        name: 'Open Atlas',
        projectUrl: 'https://example.org/atlas',
        featuredImage: '/uploads/1.png',
        tagline: 'Maps that everybody may change',
        license: 'MIT',
        description: '<p>An atlas.</p>',
        isFeatured: true,
        tags: [1, 2],
        categories: [1],
        language_stacks: [1],
      }),
    )
  },
}

/** What nobody edited is sent to the letter as it came; an odd address that nobody changed may stay. */
export const SubmitsUnedited: Story = {
  tags: ['desktop'],
  args: {
    initial: { ...filled, projectUrl: 'see the wiki' },
    original: { projectUrl: 'see the wiki' },
    submitLabel: 'Save project',
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('textbox', { name: 'Description' })
    await hand.click(canvas.getByRole('button', { name: 'Save project' }))
    await waitFor(() =>
      expect(args.handling.onSubmit).toHaveBeenCalledWith({ ...filled, projectUrl: 'see the wiki' }),
    )
  },
}

export const Saving: Story = {
  args: { initial: filled, handling: isSaving<ProjectBody>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add project' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const SaveFailed: Story = {
  args: { initial: filled, handling: hasFailed<ProjectBody>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server says no')
    await expect(canvas.getByLabelText('Name')).toHaveValue('Open Atlas')
  },
}
