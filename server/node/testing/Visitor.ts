/** A browser without a screen: it follows redirects, keeps cookies and fills in the provider's forms. */
export class Visitor {
  private readonly cookies = new Map<string, Map<string, string>>()

  /** `serve` answers what is asked of the `site`; everything else goes over the network. */
  constructor(
    private readonly site: string,
    private readonly serve: (request: Request) => Promise<Response>,
  ) {}

  cookieFor(origin: string): string {
    return [...(this.cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Signs in at the provider that `start` leads to, and returns the address of the console that opens then. */
  async signOn(start: string, who: string): Promise<URL> {
    const back = await this.comeBack(start, who)
    const answer = await this.ask(back)
    return new URL(answer.headers.get('location') ?? '', back)
  }

  /** As `signOn`, but stops before the browser returns to the console: returns the address that the provider sends the browser to. */
  async comeBack(start: string, who: string): Promise<URL> {
    let at = new URL(start)
    let answer = await this.ask(at)
    for (let step = 0; step < 20; step += 1) {
      const next = answer.headers.get('location')
      if (next) {
        at = new URL(next, at)
        if (at.origin === this.site) return at
        answer = await this.ask(at)
        continue
      }
      const page = await answer.text()
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      if (!action || !prompt) throw new Error(`No form at ${at.href}: ${page.slice(0, 500)}`)
      at = new URL(action, at)
      answer = await this.ask(at, new URLSearchParams({ prompt, login: who, password: 'any' }))
    }
    throw new Error('The provider does not let anybody in')
  }

  private async ask(at: URL, form?: URLSearchParams): Promise<Response> {
    const request = new Request(at, {
      redirect: 'manual',
      headers: { cookie: this.cookieFor(at.origin) },
      ...(form && { method: 'POST', body: form }),
    })
    const answer = at.origin === this.site ? await this.serve(request) : await fetch(request)
    const jar = this.cookies.get(at.origin) ?? new Map<string, string>()
    this.cookies.set(at.origin, jar)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
}
