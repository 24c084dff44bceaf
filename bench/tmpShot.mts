import { chromium } from 'playwright'
const base = process.env.BASE ?? 'http://127.0.0.1:8091'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const page = await ctx.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()))
const calls: string[] = []
page.on('request', (r) => r.url().includes('/api/') && calls.push(r.method() + ' ' + r.url().replace(base, '')))
await page.goto(base + '/login')
await page.getByLabel(/e-mail/i).fill('super.admin@example.org')
await page.getByLabel(/password/i).first().fill('open-source-demo')
await page.keyboard.press('Enter')
await page.waitForTimeout(4000)
console.log(page.url(), calls.join('\n')); calls.length = 0
await page.screenshot({ path: '/tmp/cq1.png' })
await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
await page.waitForTimeout(1500)
console.log(calls.join('\n')); calls.length = 0
await page.screenshot({ path: '/tmp/cq2.png' })
await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
await page.waitForTimeout(1500)
console.log(calls.join('\n')); calls.length = 0
await page.screenshot({ path: '/tmp/cq3.png' })
await browser.close()
