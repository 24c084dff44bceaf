import { logIn, matching, readList, readOne, type Row, rowHeight, token } from '../peerApi'

/** Makes an element with its properties and children. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

function showLogin() {
  const email = make('input', { name: 'email', type: 'email' })
  const password = make('input', { name: 'password', type: 'password' })
  const form = make('form', {}, email, password, make('button', { textContent: 'Login' }))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void logIn(email.value, password.value)
  })
  document.body.replaceChildren(form)
}

async function showList() {
  const rows = await readList()
  let shown: readonly Row[] = rows
  const inner = make('div', { className: 'rows' })
  const list = make('div', { className: 'list' }, inner)
  const search = make('input', { type: 'search' })
  const draw = () => {
    inner.style.height = `${shown.length * rowHeight}px`
    const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 5)
    const last = Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 5
    inner.replaceChildren(...shown.slice(first, last).map((row, at) => rowOf(row, first + at)))
  }
  list.addEventListener('scroll', draw)
  search.addEventListener('input', () => {
    shown = matching(rows, search.value)
    draw()
  })
  document.body.replaceChildren(make('h1', { textContent: 'Projects' }), search, list)
  draw()
}

function rowOf({ id, name, tagline, isActive = false }: Row, at: number) {
  const link = make('a', { href: `#${id}`, textContent: name })
  link.addEventListener('click', () => void showForm(id))
  const box = make('input', { type: 'checkbox', checked: isActive })
  const row = make('div', { className: 'row' }, box, link, make('span', { textContent: tagline }))
  row.style.transform = `translateY(${at * rowHeight}px)`
  return row
}

async function showForm(id: number) {
  const project = await readOne(id)
  const fields = ['name', 'tagline', 'github', 'websiteUrl'].map((name) =>
    make('label', { textContent: name }, make('input', { name, value: String(project[name] ?? '') })),
  )
  document.body.replaceChildren(make('form', {}, ...fields, make('button', { textContent: 'Save' })))
}

if (token() === null) showLogin()
else void showList()
