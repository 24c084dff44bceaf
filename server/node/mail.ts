import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from '../ports'

/** Longest time in ms that an SMTP server may take to be reached and to say something; nodemailer waits for minutes. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends by the SMTP server at `url` (smtp:// or smtps://), with `from` as the sender. */
export function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, ...patience }, { from })
  return {
    async send(message) {
      await transport.sendMail(message)
    },
  }
}

/**
 * Without an SMTP server: one text file a mail in `folder`. `say` receives where, and the links of the mail only where
 * `showsLinks`: a sign-in link in a log lets in anyone who reads the log.
 */
export function createOutboxMail(
  folder: string,
  from: string,
  say: (line: string) => void,
  { showsLinks }: { showsLinks: boolean },
): Mail {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true })
      const date = new Date().toISOString()
      const file = path.join(folder, `${date.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`)
      await writeFile(
        `${file}.part`,
        `Date: ${date}\nFrom: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`,
      )
      await rename(`${file}.part`, file)
      const links = showsLinks ? (text.match(/https?:\/\/\S+/g) ?? []) : []
      say(`Mail to ${to}, kept in ${file}${links.length > 0 ? `: ${links.join(' ')}` : ''}`)
    },
  }
}
