import type { CDPSession, Page } from 'playwright'
import type { EditorPage } from './page'
import { startPage } from './startPage'

const RUNS = Number(process.env.RUNS ?? 200)
const OPERATIONS = 40

type Bench = Window & { editorPage: EditorPage }

/** Numbers that look random and are the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) | 0
    return ((state >>> 8) % 100_003) % below
  }
}

const texts = [
  '',
  '<p>one <strong>two</strong> three</p><p>four</p>',
  '<h1>Title</h1><ul><li>a</li><li class="ql-indent-1">b</li></ul><ul data-checked="true"><li>c</li></ul>',
  '<p>a<img src="https://a.example/x.png">b <a href="https://a.example">link</a></p><hr><p>c</p>',
  '<iframe class="ql-video" src="https://www.youtube.com/embed/aaaaaa"></iframe><blockquote>q</blockquote><hr>',
  '<p>👨‍👩‍👧 x<br>y</p><ol><li>1</li></ol><div><p>in</p><ul><li>n<ul><li>m</li></ul></li></ul></div>',
]
const pasted = [
  '<p>x <b>y</b></p><ul><li>z</li></ul>',
  '<img src="https://a.example/p.png">',
  '<h2>h</h2><iframe src="https://www.youtube.com/embed/bbbbbb"></iframe>',
  '<table><tr><td>1</td><td>2</td></tr></table>',
]
const keys = (
  'Enter Shift+Enter Backspace Delete Control+Backspace Tab Shift+Tab ArrowLeft ArrowRight ArrowUp ArrowDown ' +
  'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowDown Shift+ArrowUp Home End Control+Home Control+End Control+a ' +
  'Control+b Control+i Control+u Control+z Control+Shift+z'
).split(' ')
const tools =
  'Bold,Italic,Underline,Strike,Quote,Numbered list,Bullet list,Check list,Outdent,Indent,Clean,Undo,Redo'.split(
    ',',
  )
const signs = ['a', 'b c', 'é', '👍', '# ', '- ', '[ ] ', '> ', '1. ', '中']

async function compose(session: CDPSession): Promise<void> {
  await session.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.imeSetComposition', { text: 'かん', selectionStart: 2, selectionEnd: 2 })
  await session.send('Input.insertText', { text: '漢' })
}

/** Changes the page by itself, as spell checkers and extensions do. */
function replaceOnPage(page: Page, pick: number): Promise<void> {
  return page.evaluate((at) => {
    const box = document.querySelector('[contenteditable="true"]')
    const leaves = [...(box?.querySelectorAll('[data-text]') ?? [])].filter((leaf) => leaf.firstChild)
    for (const leaf of [leaves[at % leaves.length], leaves[(at + 1) % leaves.length]]) {
      const words = leaf?.firstChild
      if (words?.nodeValue && !words.nodeValue.includes('\ufffc')) words.nodeValue = `R${words.nodeValue}`
    }
    box?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
  }, pick)
}

async function operate(page: Page, session: CDPSession, random: (below: number) => number): Promise<void> {
  const kind = random(20)
  const one = (list: readonly string[]) => list[random(list.length)] ?? ''
  if (kind < 8) await page.keyboard.type(one(signs))
  else if (kind < 14) await page.keyboard.press(one(keys))
  else if (kind < 16) {
    await page.evaluate((name) => {
      document.querySelector<HTMLElement>(`[data-tool][aria-label="${name}"]`)?.click()
    }, one(tools))
  } else if (kind < 17) {
    await page.evaluate((html) => (window as unknown as Bench).editorPage.paste(html), one(pasted))
  } else if (kind < 18) await compose(session)
  else if (kind < 19) await replaceOnPage(page, random(50))
  else await page.evaluate(() => (window as unknown as Bench).editorPage.caret())
  if (random(4) === 0) await page.waitForTimeout(25)
}

/** The words on the page and in the HTML that was handed out, without blanks. */
const compareTexts = (page: Page) =>
  page.evaluate(() => {
    const bare = (text: string) => text.replace(/[\s\u00a0\ufffc]/g, '')
    const box = document.querySelector('[contenteditable="true"]')?.cloneNode(true) as HTMLElement | undefined
    for (const fixed of box?.querySelectorAll('[contenteditable="false"]') ?? []) fixed.remove()
    const saved = new DOMParser().parseFromString(
      (window as unknown as Bench).editorPage.html() ?? '',
      'text/html',
    )
    return { shown: bare(box?.textContent ?? 'no editor'), saved: bare(saved.body.textContent ?? '') }
  })

/** `npx tsx bench/editor/randomUse.ts`: uses the editor at random; fails when one is dead, or shows another text than it saves. */
async function runAtRandom(): Promise<number> {
  const { page, stop } = await startPage()
  const session = await page.context().newCDPSession(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  let bad = 0
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = randomOf(seed)
    errors.length = 0
    const html = texts[random(texts.length)] ?? ''
    await page.evaluate((text) => (window as unknown as Bench).editorPage.show('ours', text), html)
    await page.waitForTimeout(40)
    await page.evaluate(() => (window as unknown as Bench).editorPage.caret())
    for (let step = 0; step < OPERATIONS; step += 1) await operate(page, session, random)
    await page.waitForTimeout(100)
    // A person would see whether it lives: what is typed at the end is there.
    await page.evaluate(() => document.querySelector<HTMLElement>('[contenteditable="true"]')?.focus())
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Q')
    await page.waitForTimeout(320)
    const { shown, saved } = await compareTexts(page)
    const isStopped = (await page.getByText('The editor stopped').count()) > 0
    const isGood = shown === saved && saved.includes('Q') && !isStopped && errors.length === 0
    if (isGood) continue
    bad += 1
    console.log(`run ${seed}: ${isStopped ? 'stopped ' : ''}${errors.join(' | ').slice(0, 300)}`)
    if (shown !== saved) console.log(`  shown ${shown}\n  saved ${saved}`)
  }
  console.log(
    `${RUNS - bad} of ${RUNS} runs of ${OPERATIONS} operations ended with a living editor that saves what it shows`,
  )
  await stop()
  return bad === 0 ? 0 : 1
}

process.exitCode = await runAtRandom()
