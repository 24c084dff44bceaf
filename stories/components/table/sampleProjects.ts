/** A project as the tables of the stories show it. */
export interface SampleProject {
  id: number
  name: string
  license: string
  claims: number
}

const names = ['Vite', 'React', 'Rollup', 'Zod', 'Draft', 'Sass', 'Axios', 'Prettier', 'Vitest', 'Storybook']
const licenses = ['MIT', 'Apache-2.0', 'BSD-3-Clause', 'MPL-2.0']

/** So many projects, the same ones each time. */
export function sampleProjects(count: number): SampleProject[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: index < names.length ? `${names[index]}` : `${names[(index * 7) % names.length]} plugin ${index}`,
    license: licenses[(index * 3) % licenses.length] ?? 'MIT',
    claims: (index * 5) % 4,
  }))
}

/** Names that break careless tables. */
export const awkwardProjects: SampleProject[] = [
  {
    id: 1,
    name: 'Anextraordinarilylongprojectnamewithoutasinglespacethatnoonewouldtypebutsomeoneimported',
    license: 'MIT',
    claims: 3,
  },
  { id: 2, name: 'مكتبة الواجهات العربية مفتوحة المصدر', license: 'Apache-2.0', claims: 0 },
  {
    id: 3,
    name: 'ספריית קוד פתוח with a Latin tail',
    license: 'GPL-3.0-or-later WITH Classpath-exception-2.0',
    claims: 1,
  },
  { id: 4, name: '👩‍👩‍👧‍👦🧰 Emoji kit 🇺🇳', license: 'MIT', claims: 12 },
  {
    id: 5,
    name: 'A long name of ordinary words that goes on until it needs a second and on a phone even a third line',
    license: '',
    claims: 0,
  },
]
