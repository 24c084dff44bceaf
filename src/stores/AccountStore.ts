import type { Client } from '../api/client'
import type { PasswordBody } from '../contract/bodies'
import type { Session } from '../contract/entities'
import { Resource } from './Resource'
import { perConsole } from './perConsole'

/** Where the signed-in user is signed in, and their password: only on hosts that offer `sessions` and `passwords`. */
export class AccountStore {
  readonly sessions: Resource<Session[]>

  constructor(private readonly client: Client) {
    this.sessions = new Resource((signal) => client.call('sessionList', { signal }))
  }

  /** Ends one of the own sessions. Throws an `ApiError`. */
  async endSession(id: number): Promise<void> {
    await this.client.call('sessionEnd', { params: { id } })
    this.forgetSessions((session) => session.id !== id)
  }

  /** Ends the own sessions but this one. Throws an `ApiError`. */
  async endOtherSessions(): Promise<void> {
    await this.client.call('sessionEndOthers')
    this.forgetSessions((session) => session.isCurrent)
  }

  /** Changes the own password; all other sessions end. Throws an `ApiError`. */
  async changePassword(body: PasswordBody): Promise<void> {
    await this.client.call('passwordChange', { body })
    this.forgetSessions((session) => session.isCurrent)
  }

  private forgetSessions(isLeft: (session: Session) => boolean) {
    this.sessions.update((sessions) => sessions.filter(isLeft))
    this.sessions.invalidate()
  }
}

/** The account of whom a console is signed in for. */
export const accountOf = perConsole(({ client }) => new AccountStore(client))
