import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failure, signIn } from './testing/askCommand'
import { startCommand, startConsole, type TestConsole } from './testing/testConsole'
import { tagNames } from './testing/tagNames'

describe.each(['pglite', 'postgres'] as const)('the command on %s', (database) => {
  let running: TestConsole

  beforeAll(async () => {
    running = await startConsole({ database })
  }, 120_000)
  afterAll(() => running.stop())

  const passwordOf = (email: string) => running.accounts.find((one) => one.email === email)?.password ?? ''

  it('shows the console and lets each account in that may', async () => {
    const page = await fetch(`${running.address}/article_main`, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    for (const { email, password, role } of running.accounts) {
      const shown = expect(running.output())
      if (database === 'pglite') shown.toMatch(new RegExp(`${role} +${email} +${password}`))
      else shown.not.toContain(email)
      if (role !== 'BLOCKED') await signIn(running.address, email, password)
    }
  })

  it('holds open-source packages as projects, each with a picture', async () => {
    const { get } = await signIn(running.address, 'admin@example.org', passwordOf('admin@example.org'))
    const { data } = (await get('/admin/osn/0')) as { data: { id: number; name: string }[] }
    expect(data.length).toBeGreaterThan(200)
    expect(data[0]?.name).toBe('react')
    const { data: react } = (await get(`/public/open-source/${data[0]?.id}`)) as {
      data: Record<string, unknown>
    }
    expect(react).toMatchObject({
      license: 'MIT',
      projectUrl: 'https://react.dev',
      tags: [{ name: 'react' }],
    })
    const picture = await fetch(`${running.address}${String(react['featuredImage'])}`)
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  it('keeps all that it acknowledged when it is killed', async () => {
    const { post } = await signIn(running.address, 'admin@example.org', passwordOf('admin@example.org'))
    const acknowledged: string[] = []
    const write = async (worker: number) => {
      for (let count = 0; ; count += 1) {
        const name = `kept ${worker} ${count}`
        const answer = await post('/admin/tag/create', { name }).catch(() => undefined)
        if (!answer?.ok) return
        acknowledged.push(name)
      }
    }
    const writers = [1, 2, 3, 4].map(write)
    while (acknowledged.length < 60) await new Promise((resolve) => setTimeout(resolve, 5))
    await running.kill()
    await Promise.all(writers)
    await running.restart()
    const names = new Set(await tagNames(running.address))
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([])
  })

  it('keeps sign-in links in the outbox and prints them', async () => {
    await fetch(`${running.address}/api/auth/magic-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.org' }),
    })
    const [mail] = await running.outbox()
    const link = mail?.match(/http\S+/)?.[0]
    expect(mail).toContain('To: admin@example.org')
    expect(link).toMatch(new RegExp(`^${running.address}/verify/[\\w-]+/confirmed$`))
    expect(running.output()).toContain(link)
  })

  it('ends in order when it is asked to, and goes on where it was', async () => {
    expect(await running.quit()).toBe(0)
    expect(await readdir(running.dataDir)).not.toContain('database.lock')
    await running.restart()
    expect(running.output()).not.toContain('Filling the empty database')
    expect(
      (await tagNames(running.address)).filter((name) => name.startsWith('kept')).length,
    ).toBeGreaterThan(50)
  })
})

describe('the command', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'command-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('starts without the demo only with the first SUPER_ADMIN, and asks once', async () => {
    const DATA_DIR = path.join(folder, 'empty')
    const unnamed = await failure({ DATA_DIR }, ['--empty'])
    expect(unnamed).toEqual({ code: 1, output: expect.stringContaining('ADMIN_EMAIL and ADMIN_PASSWORD') })
    const short = await failure({ DATA_DIR, ADMIN_EMAIL: 'me@example.org', ADMIN_PASSWORD: 'short' }, [
      '--empty',
    ])
    expect(short).toEqual({ code: 1, output: 'ADMIN_PASSWORD must have at least 10 characters.' })
    for (const guessed of ['password12', 'open-source-demo'])
      expect(
        await failure({ DATA_DIR, ADMIN_EMAIL: 'me@example.org', ADMIN_PASSWORD: guessed }, ['--empty']),
      ).toEqual({ code: 1, output: 'ADMIN_PASSWORD is easy to guess: choose another one.' })
    await expect(readdir(path.join(DATA_DIR, 'database'))).rejects.toThrow('ENOENT')
    const ADMIN_PASSWORD = 'long enough for me'
    const running = await startConsole({
      database: 'pglite',
      words: ['--empty'],
      environment: { DATA_DIR, ADMIN_EMAIL: 'Me@example.org', ADMIN_PASSWORD },
    })
    expect(running.output()).not.toContain('open-source-demo')
    const { get } = await signIn(running.address, 'me@example.org', ADMIN_PASSWORD)
    expect(await get('/auth/user')).toMatchObject({ data: { role: 'SUPER_ADMIN' } })
    expect(await get('/admin/osn/0')).toMatchObject({ data: [] })
    await running.stop()
    const again = startCommand('server/node/start.mjs', ['--empty'], { PORT: '0', DATA_DIR })
    await again.says('The console is at', 30_000)
    expect(await again.end('SIGTERM')).toBe(0)
  }, 120_000)

  it('says in a sentence what it cannot use', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    const damaged = path.join(folder, 'damaged')
    await mkdir(path.join(damaged, 'database'), { recursive: true })
    await writeFile(path.join(damaged, 'database/PG_VERSION'), '18')
    const DATA_DIR = path.join(folder, 'fine')
    const cases: [Record<string, string>, string][] = [
      [{ PORT: 'eighty', DATA_DIR }, 'PORT must be a whole number.'],
      [{ DATA_DIR: file }, `The data folder ${file} can't be written`],
      [{ DATA_DIR: damaged }, `The database in ${damaged}/database can't be opened`],
      [
        { DATA_DIR, DATABASE_URL: 'postgres://me@127.0.0.1:1/none' },
        'The PostgreSQL database 127.0.0.1:1/none',
      ],
    ]
    const seeds = [
      ['1000001', 'Say how many projects there shall be, 1000000 at most'],
      ['many', 'Say how many projects there shall be'],
      ['200001', 'The data folder takes 200000 projects at most: name a PostgreSQL by DATABASE_URL'],
    ]
    const ends = [
      ...cases.map(async ([environment, sentence]) => [await failure(environment), sentence] as const),
      ...seeds.map(async ([projects = '', sentence = '']) => {
        const words = ['--projects', projects]
        return [await failure({ DATA_DIR }, words, 'server/node/seed.ts'), sentence] as const
      }),
    ]
    for (const [{ code, output }, sentence] of await Promise.all(ends)) {
      expect(output).toContain(sentence)
      expect(output).not.toMatch(/\n {4}at /)
      expect(code).toBe(1)
    }
  }, 60_000)
})
