import { expect, it } from 'vitest'
import { entryRoots } from './entryRoots'

it('says of each entry of the sidebar where it is the current one', () => {
  expect(entryRoots()).toEqual([
    ['', 'osn_main', 'opportunity', 'opportunities', 'claim'],
    ['article_main'],
    ['tags_main'],
    ['language_stacks_main'],
    ['categories_main'],
    ['settings', 'profile'],
    ['inbox'],
    ['care'],
    ['history'],
    ['manage_users_main'],
  ])
})
