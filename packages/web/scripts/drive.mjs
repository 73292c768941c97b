// Plays in the page by clicking, for pictures: quick, and the same every time.

/** Makes the chance of the page repeatable: seeds of tables, names, random factions.
 * @param {import('@playwright/test').Page} page @param {number} seed */
export async function seedChance(page, seed) {
  await page.addInitScript((start) => {
    let state = start >>> 0
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state
    }
    Math.random = () => next() / 2 ** 32
    crypto.getRandomValues = (array) => {
      const bytes = /** @type {Uint8Array} */ (/** @type {unknown} */ (array))
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() >>> 24
      return array
    }
  }, seed)
}

/** Answers what is asked until enough is answered, dice lie on the table, or the game is over.
 * @param {import('@playwright/test').Page} page @param {{ answers: number, dice?: boolean, seed?: number }} how */
export async function drive(page, { answers, dice = false, seed = 5 }) {
  await page.evaluate(
    async ({ limit, stopAtDice, start }) => {
      let state = start
      const random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        return state / 2 ** 32
      }
      const find = (/** @type {string} */ selector) => document.querySelector(selector)
      const waitFor = async (/** @type {() => boolean} */ done, /** @type {number} */ ms) => {
        for (const end = performance.now() + ms; !done() && performance.now() < end; ) {
          await new Promise((resolve) => setTimeout(resolve, 8))
        }
      }
      const shown = () => `${find('.timeline input')?.getAttribute('max')}|${find('.prompt')?.textContent}`
      for (let i = 0; i < limit; i++) {
        await waitFor(() => find('.prompt.mine, .prompt[data-waiting="over"]') !== null, 30_000)
        if (stopAtDice && find('.board-sheet .art-die, .board-sheet .art-dice') !== null) return
        const options = [...document.querySelectorAll('.prompt.mine .option.button')]
        if (options.length === 0) return
        const eager = options.filter((option) => !option.classList.contains('pass'))
        const choice = eager.length > 0 ? eager : options
        const before = shown()
        choice[Math.floor(random() * choice.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        await waitFor(() => shown() !== before, 4000)
      }
    },
    { limit: answers, stopAtDice: dice, start: seed },
  )
}
