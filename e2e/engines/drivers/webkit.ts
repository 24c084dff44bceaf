import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { startDisplay } from '../display'
import { startProgram } from '../startProgram'
import { ensureProgram } from '../programs'
import { freePort } from '../../../server/node/http/freePort'
import { until } from '../../support/until'
import type { Arrival, Engine, Tab } from '../Tab'

/** WebKit as GTK builds it, driven by its own WebDriver; its window stands on a display of its own. */
export async function startWebKit(): Promise<Engine> {
  const driverProgram = ensureProgram('webkitDriver')
  const binary = ensureProgram('webkit')
  const display = await startDisplay()
  return {
    name: 'webkit',
    // One driver serves one browser at a time.
    async arrive(origin): Promise<Arrival> {
      const port = await freePort()
      const process = startProgram(driverProgram, [`--port=${port}`], { DISPLAY: display.name })
      await process.answers(`http://127.0.0.1:${port}/status`)
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            // Else nothing can be asked of a page whose files are still on their way.
            pageLoadStrategy: 'none',
            'webkitgtk:browserOptions': { binary, args: ['--automation'] },
          }),
        )
        .build()
      const leave = async () => {
        await driver.quit().catch(() => undefined)
        await process.stop()
      }
      const tab = tabOf(driver, await driver.getWindowHandle(), origin)
      await tab.resize(1280, 800)
      return { tab, leave }
    },
    stop: () => display.stop(),
  }
}

/** WebDriver's codes of the keys that are no letters. */
const codes: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
}

function tabOf(driver: WebDriver, handle: string, origin: string): Tab {
  const here = async () => {
    if ((await driver.getWindowHandle().catch(() => '')) !== handle) await driver.switchTo().window(handle)
    return driver
  }
  const actions = async () => (await here()).actions({ async: true })
  return {
    open: async (address) => load(await here(), (at) => at.get(new URL(address, origin).href)),
    address: async () => (await here()).getCurrentUrl(),
    evaluate: async (expression) => (await here()).executeScript(`return (${expression})`),
    moveTo: async (x, y) =>
      (await actions())
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .perform(),
    mouse: async (act) =>
      (act === 'down' ? (await actions()).press() : (await actions()).release()).perform(),
    async keys(steps) {
      const chain = await actions()
      for (const { act, key } of steps) {
        const code = codes[key] ?? key
        if (act !== 'up') chain.keyDown(code)
        if (act !== 'down') chain.keyUp(code)
      }
      await chain.perform()
    },
    giveFile: async (selector, file) => (await here()).findElement(By.css(selector)).sendKeys(file),
    picture: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
    back: async () => (await here()).navigate().back(),
    reload: async () => load(await here(), (at) => at.navigate().refresh()),
    async resize(width, height) {
      const window = (await here()).manage().window()
      const size = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]')
      // A bar stands above the page, and the window takes a size a moment after it was asked to.
      let outer = height
      await until(async () => {
        await window.setRect({ width, height: outer, x: 0, y: 0 })
        const [nowWide, nowHigh] = await settled(size)
        if (nowWide === width && nowHigh === height) return true
        outer += height - nowHigh
        return false
      }, `The window does not become ${width} × ${height} px`)
    },
    async another() {
      // In a second tab of one window the driver never answers to a move of the mouse.
      await (await here()).switchTo().newWindow('window')
      return tabOf(driver, await driver.getWindowHandle(), origin)
    },
  }
}

/** Resolves once the page that this leads to is loaded. */
async function load(driver: WebDriver, lead: (driver: WebDriver) => Promise<void>): Promise<void> {
  await driver.executeScript('window.isLeft = true')
  await lead(driver)
  const isLoaded = 'return !window.isLeft && document.readyState === "complete"'
  await until(() => driver.executeScript<boolean>(isLoaded), 'The page is not loaded')
}

/** The size once it is the same twice in a row. */
async function settled(size: () => Promise<[number, number]>): Promise<[number, number]> {
  let last = await size()
  return until(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const now = await size()
    const isSame = now[0] === last[0] && now[1] === last[1]
    last = now
    return isSame && now
  }, 'The window keeps changing its size')
}
