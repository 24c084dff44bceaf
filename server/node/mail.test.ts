import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createOutboxMail, createSmtpMail } from './mail'

const message = {
  to: 'ada@example.org',
  subject: 'Your sign-in link',
  text: 'Open this:\n\nhttps://console.example.org/verify/abc/confirmed\n',
}

describe('mail by SMTP', () => {
  it('reaches the server at the address', async () => {
    let heard = ''
    const server = createServer((socket) => {
      let isContent = false
      socket.write('220 ready\r\n')
      socket.setEncoding('utf8').on('data', (text: string) => {
        heard += text
        if (isContent && heard.endsWith('\r\n.\r\n')) {
          isContent = false
          socket.write('250 kept\r\n')
        } else if (!isContent) {
          isContent = text.startsWith('DATA')
          socket.write(isContent ? '354 go on\r\n' : '250 fine\r\n')
        }
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await createSmtpMail(`smtp://127.0.0.1:${port}`, 'Console <console@example.org>').send(message)
    server.close()
    expect(heard).toContain('MAIL FROM:<console@example.org>')
    expect(heard).toContain('RCPT TO:<ada@example.org>')
    expect(heard).toContain('Subject: Your sign-in link')
    expect(heard).toContain('https://console.example.org/verify/abc/confirmed')
  })

  it('fails when nobody listens there', async () => {
    await expect(createSmtpMail('smtp://127.0.0.1:1', 'a@b.c').send(message)).rejects.toMatchObject({
      code: 'ESOCKET',
    })
  })
})

describe('mail into the outbox', () => {
  it.each([
    [true, ': https://console.example.org/verify/abc/confirmed'],
    [false, ''],
  ])('is a readable file, and its link is said: %s', async (showsLinks, link) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mail-'))
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    const mail = createOutboxMail(path.join(folder, 'outbox'), 'console@localhost', say, { showsLinks })
    await mail.send(message)
    const [name = '', ...others] = await readdir(path.join(folder, 'outbox'))
    expect(others).toEqual([])
    const file = path.join(folder, 'outbox', name)
    expect(await readFile(file, 'utf8')).toMatch(
      /^Date: .*\nFrom: console@localhost\nTo: ada@example.org\nSubject: Your sign-in link\n\nOpen this:\n\nhttps:\/\/console\.example\.org\/verify\/abc\/confirmed\n/,
    )
    expect(said).toEqual([`Mail to ada@example.org, kept in ${file}${link}`])
    await rm(folder, { recursive: true })
  })
})
