import { expect, it } from 'vitest'
import { endpoints } from '../../contract/endpoints'
import { testStores } from '../../testing/stores/testStores'
import { askAhead } from './askAhead'
import { firstRecords } from './firstRecords'

const pressed = Object.entries(firstRecords).filter(([, { record }]) => record)

it.each(pressed)(
  'the head of the page asks at %s as a press on a link to it does',
  async (pattern, { call }) => {
    const { stores, calls } = await testStores('SUPER_ADMIN')
    askAhead(stores, pattern.replace(/:\w+/, '1'))
    await expect.poll(() => calls).toEqual([`GET ${endpoints[call].path.replace(/\{\w+\}/, '1')}`])
  },
)
