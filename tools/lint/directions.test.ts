import { describe, expect, it } from 'vitest'
import { refusal } from './directions'

describe('the direction of imports', () => {
  it.each([
    ['src/stores/TagStore.ts', '../api/errors'],
    ['src/stores/TagStore.ts', 'mobx'],
    ['src/stores/session/SessionStore.test.ts', '../../testing/stores/testStores'],
    ['src/stores/session/SessionStore.test.ts', '../../../server/scenarios/accounts'],
    ['src/hooks/useLanding.ts', '../components/feedback/Toaster'],
    ['src/components/table/DataTable.tsx', '../../lib/useLatest'],
    ['src/components/table/DataTable.tsx', './Table.module.css'],
    ['src/pages/users/UsersPage.tsx', '../RecordRoute'],
    ['src/config.test.ts', './config'],
    ['src/main.tsx', './browserHome'],
    ['src/prerender.tsx', './app/LoginDoor'],
    ['server/node.ts', './createServer'],
    ['server/node/openSite.ts', '../createServer'],
    ['server/node/http/http.test.ts', '../testing/testHttp'],
    ['server/access/roles.test.ts', '../testing/api'],
    ['stories/support/createScenario.ts', '../../server/memoryServer'],
    ['e2e/support/journey.ts', '../../server/node/testing/testConsole'],
  ])('lets %s import %s', (file, specifier) => {
    expect(refusal(file, specifier)).toBeUndefined()
  })

  it.each([
    ['src/contract/rules.ts', '../stores/TagStore', 'src/contract does not import src/stores'],
    ['src/contract/rules.ts', '../lib/useLatest', 'src/contract does not import src/lib'],
    ['src/contract/endpoints/users.ts', 'react', 'src/contract does not import react'],
    ['src/lib/useLatest.ts', '../contract/limits', 'src/lib does not import src/contract'],
    ['src/lib/useLatest.ts', '../components/form/Form', 'src/lib does not import src/components'],
    ['src/richtext/marks.ts', '../api/client', 'src/richtext does not import src/api'],
    ['src/richtext/marks.ts', '../testing/richtext/corpus', 'src/richtext does not import src/testing'],
    ['src/api/client.ts', '../stores/Resource', 'src/api does not import src/stores'],
    ['src/stores/TagStore.ts', '../hooks/useConsole', 'src/stores does not import src/hooks'],
    ['src/stores/TagStore.ts', '../testing/stores/testStores', 'src/stores does not import src/testing'],
    ['src/stores/TagStore.ts', '../../server/fixtures', 'src/stores does not import server'],
    ['src/stores/TagStore.ts', 'react-router-dom', 'src/stores does not import react-router-dom'],
    ['src/components/form/Form.tsx', '../../hooks/useOnline', 'src/components does not import src/hooks'],
    ['src/components/form/Form.tsx', '../../stores/Resource', 'src/components does not import src/stores'],
    ['src/components/form/Form.tsx', 'mobx-react-lite', 'src/components does not import mobx-react-lite'],
    ['src/components/form/rows.test.ts', '../../hooks/useOnline', 'src/components does not import src/hooks'],
    ['src/hooks/useOnline.ts', '../pages/RecordRoute', 'src/hooks does not import src/pages'],
    ['src/pages/users/UsersPage.tsx', '../tags/TagsPage', 'The pages of users do not import those of tags'],
    ['src/pages/users/UsersPage.tsx', '../../app/App', 'src/pages does not import src/app'],
    ['src/app/App.tsx', '../main', 'src/app does not import src/main'],
    ['src/app/App.tsx', '../../stories/support/hand', 'src/app does not import stories'],
    ['server/createServer.ts', '../src/api/client', 'server does not import src/api'],
    ['server/createServer.ts', './testing/api', 'server does not import server/testing'],
    ['server/createServer.ts', './node/mail', 'server does not import server/node'],
    ['server/node/mail.ts', './testing/testConsole', 'server/node does not import server/node/testing'],
    ['server/node/mail.ts', '../testing/api', 'server/node does not import server/testing'],
    ['server/access/roles.test.ts', '../../src/stores/Resource', 'server does not import src/stores'],
    ['stories/support/hand.ts', '../../src/main', 'stories does not import src/main'],
    ['stories/support/hand.ts', '../../server/node/mail', 'stories does not import server/node'],
    ['e2e/support/journey.ts', '../../src/main', 'e2e does not import src/main'],
  ])('refuses that %s imports %s', (file, specifier, sentence) => {
    expect(refusal(file, specifier)).toMatch(new RegExp(`^${sentence}[.:]`))
  })
})
