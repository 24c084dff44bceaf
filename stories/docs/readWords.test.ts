import { describe, expect, it } from 'vitest'
import { joined, readWords } from './readWords'

const source = `
  <TextField<TagBody> name="name" label="Name" required />
  <EmptyState title="No tags yet">Add the first one.</EmptyState>
  { header: 'Proposal letter', title: "Not Published" }
  saved: 'Tag added',
  <ResourceView {...tag} label={words}>
`

describe('the words of a source', () => {
  it('are its fixed labels, titles and what is said when something is done', () => {
    expect(readWords(source)).toEqual({
      labels: ['Name', 'Proposal letter'],
      titles: ['No tags yet', 'Not Published'],
      done: ['Tag added'],
    })
  })

  it('stand once where several sources have them', () => {
    expect(joined([readWords(source), readWords('label="Name" label="Title"')]).labels).toEqual([
      'Name',
      'Proposal letter',
      'Title',
    ])
  })
})
