import { chromium } from 'playwright'
const base = process.env.BASE ?? 'http://127.0.0.1:8091'
const W = Number(process.env.W ?? 1280)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const ctx = await browser.newContext({ viewport: { width: W, height: 800 }, colorScheme: process.env.DARK ? 'dark' : 'light' })
const page = await ctx.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
let calls: string[] = []
page.on('request', (r) => r.url().includes('/api/') && calls.push(r.method() + ' ' + decodeURIComponent(r.url().replace(base, ''))))
const shot = (n: string) => page.screenshot({ path: `/tmp/h-${W}-${n}.png` })
const said = (what: string) => { console.log('##', what, '\n  ' + calls.join('\n  ')); calls = [] }
const names = () => page.$$eval('tbody tr[data-index]', (rows) => rows.filter((r) => { const b = r.getBoundingClientRect(); return b.bottom > 100 && b.top < innerHeight }).map((r) => r.getAttribute('aria-rowindex') + ' ' + r.querySelector('a')?.textContent).slice(0, 3).join(' | '))
await page.goto(base + '/login')
await page.getByLabel(/e-mail/i).fill('super.admin@example.org')
await page.getByLabel(/password/i).first().fill('open-source-demo')
await page.keyboard.press('Enter')
await page.waitForSelector('tbody tr[data-index]')
await page.waitForTimeout(1500)
calls = []
// reload: early call
await page.reload(); await page.waitForSelector('tbody tr[data-index]'); await page.waitForTimeout(1500); said('reload')
// wheel
await page.mouse.move(500, 500)
for (let i = 0; i < 60; i++) { await page.mouse.wheel(0, 600); await page.waitForTimeout(30) }
await page.waitForTimeout(400)
console.log(await page.evaluate(() => scrollY), await names()); said('wheel')
for (let i = 0; i < 70; i++) { await page.mouse.wheel(0, -600); await page.waitForTimeout(30) }
await page.waitForTimeout(400)
console.log(await page.evaluate(() => scrollY), await names()); said('wheel back')
await page.keyboard.press('/')
await page.waitForTimeout(300)
await page.keyboard.type('sample 777', { delay: 80 }); await page.waitForTimeout(600)
console.log(await names(), page.url()); said('search'); await shot('search')
await page.keyboard.press('Escape'); await page.waitForTimeout(600)
console.log(await names()); said('clear')
if (W > 700) { await page.getByRole('button', { name: /^Name/ }).click(); await page.getByRole('button', { name: /^Name/ }).click(); await page.waitForTimeout(600)
console.log(await names(), page.url()); said('sort'); 
await page.evaluate(() => scrollTo(0, 300000)); await page.waitForTimeout(800)
console.log(await names()); said('jump sorted')
// open & back
const before = await names()
await page.locator('tbody tr[data-index] th a').nth(14).click(); await page.waitForTimeout(1200)
said('open'); await shot('open')
await page.goBack(); await page.waitForTimeout(800)
console.log('BACK', before, '=>', await names()); said('back')
// select all
await page.locator('thead [data-select] input').click(); await page.waitForTimeout(1500)
await shot('toomany'); said('select all')
await page.getByRole('button', { name: /^Claimed/ }).click(); await page.waitForTimeout(800); said('filter')
await page.locator('thead [data-select] input').click(); await page.waitForTimeout(1500)
await shot('selected'); said('select claimed') }
await browser.close()
