import { aClaim, anApplication, anOpportunity } from '../fixtures'
import type { ScenarioApplication, ScenarioClaim, ScenarioOpportunity } from '../scenario'

/** Opportunities of projects 1 and 2: with applicants, without, and a deleted one. */
export function smallOpportunities(): ScenarioOpportunity[] {
  return [
    anOpportunity({
      id: 1,
      osnId: 1,
      title: 'Write the beginner’s guide',
      description: 'Turn our notes into ten short pages.\nNo knowledge of the code is needed.',
    }),
    anOpportunity({
      id: 2,
      osnId: 1,
      title: 'Review translations',
      description: 'Hebrew and Arabic above all.',
    }),
    anOpportunity({
      id: 3,
      osnId: 1,
      title: 'Move the website',
      description: 'Done already.',
      isDeleted: true,
    }),
    anOpportunity({
      id: 4,
      osnId: 2,
      title: 'Measure the planner on slow disks',
      description: 'Bring your own slow disk 🐌.',
    }),
    anOpportunity({ id: 5, osnId: 3, title: 'Answer questions', description: '' }),
  ]
}

const longLetter = [
  'Dear maintainers,',
  'I have used the project for years and would like to give something back. ',
  'I can write ten pages in two weeks, '.repeat(30),
  'Kind regards, Alba',
].join('\n\n')

/** Applicants with every kind of profile: an address, a path of the product, and texts that must not become links. */
export function smallApplications(): ScenarioApplication[] {
  return [
    anApplication({ id: 1, opportunityId: 1, name: 'Alba Moreno', proposalLetter: longLetter }),
    anApplication({ id: 2, opportunityId: 1, name: 'Béla Kovács', publicProfile: 'osn/bela_kovacs' }),
    anApplication({
      id: 3,
      opportunityId: 1,
      name: 'Cem Çağrı',
      publicProfile: 'javascript:alert(1)',
      proposalLetter: '<b>Not bold</b>, and 1 < 2',
    }),
    anApplication({ id: 4, opportunityId: 1, name: 'دانا 🌻', publicProfile: '', proposalLetter: '' }),
    anApplication({ id: 5, opportunityId: 4, name: 'Elif Yıldız' }),
  ]
}

/** Claims in every status: approved ones on projects 1 to 3, others on 1, 4 and 9. */
export function smallClaims(): ScenarioClaim[] {
  return [
    aClaim({ id: 1, osnId: 1, status: 'APPROVED', claimerName: 'Mona Haddad' }),
    aClaim({
      id: 2,
      osnId: 1,
      status: 'REJECTED',
      claimerName: 'Pat Delaney',
      publicProfile: 'not an address',
    }),
    aClaim({
      id: 3,
      osnId: 1,
      status: 'PENDING',
      claimerName: 'Yuki Tanaka',
      publicProfile: 'osn/claimer-3',
    }),
    aClaim({
      id: 4,
      osnId: 2,
      status: 'APPROVED',
      claimerName: 'Oleksandr Shevchenko',
      details: 'I am on the core team.',
    }),
    aClaim({ id: 5, osnId: 3, status: 'APPROVED', claimerName: 'Léa Fontaine' }),
    aClaim({
      id: 6,
      osnId: 4,
      status: 'PENDING',
      claimerName: 'Tomás Ribeiro',
      details: 'See my commits.\n'.repeat(12),
    }),
    aClaim({ id: 7, osnId: 9, status: 'REJECTED', claimerName: 'רונית 🌵' }),
  ]
}
