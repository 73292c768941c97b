// Plays in the page by clicking: for browser tests, figures and pictures. Quick, and the same every time.

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

/**
 * @typedef {object} Drive
 * @property {number} [answers] Stops after so many clicks,
 * @property {readonly string[]} [until] or when one of these questions is put,
 * @property {boolean} [dice] or when dice lie on the board,
 * @property {number} [board] How often what lies on the table is clicked where it can be, instead of the list.
 * @property {number} [seed]
 */

/**
 * @typedef {object} Driven
 * @property {number} clicks
 * @property {boolean} over
 * @property {readonly string[]} kinds The questions that were put.
 * @property {number} onBoard Clicks on the map, cards and boards.
 */

/** What may be clicked beside the list: the map, the hand, the own board, what is on offer. */
const TARGETS = [
  '.board-window .art-target.is-selectable:not(.is-selected)',
  '.table-own .art-card__button[aria-pressed="false"]',
  '.table-own .is-open:not(.is-selected)',
  '.table-own .art-track__space.is-selectable[aria-pressed="false"]',
  '.table-market button.sw-combo-box',
].join()

/** A page that shows nothing new for so long hangs: milliseconds, many enough for a machine with much else to do. */
const PATIENCE = 180_000

/**
 * Answers what is asked, until the limits, the end of the game or a curtain. It runs inside the page, so that a whole
 * game takes seconds.
 * @param {import('@playwright/test').Page} page @param {Drive} how @returns {Promise<Driven>}
 */
export async function drive(page, { answers = 3000, until = [], dice = false, board = 0.5, seed = 1 }) {
  // A mouse that rests on something opens its card.
  await page.mouse.move(0, 0)
  return await page.evaluate(
    async ({ limit, stops, stopAtDice, share, start, selector, patience }) => {
      let state = start
      const random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        return state / 2 ** 32
      }
      /** @template T @param {readonly T[]} items @returns {T} */
      const any = (items) => /** @type {T} */ (items[Math.floor(random() * items.length)])
      const shown = () =>
        [
          document.querySelector('.table-page')?.getAttribute('data-answers'),
          document.querySelector('.prompt')?.textContent,
          document.querySelector('.popover')?.textContent,
          document.querySelector('.curtain') !== null,
        ].join('|')
      // A place that all answers left begin at is only marked: no word on the page changes.
      const marked = () =>
        [...document.querySelectorAll('.is-selected, [aria-pressed="true"]')]
          .map((place) => place.getAttribute('aria-label') ?? place.textContent)
          .join('|')
      // Not what comes to the options later, such as whether they can be taken back.
      const asked = () =>
        [
          document.querySelector('.table-page')?.getAttribute('data-answers'),
          document.querySelector('.prompt-question')?.textContent,
          document.querySelectorAll('.prompt .option.button, .prompt-back').length,
        ].join('|')
      const waitFor = async (/** @type {() => boolean} */ done) => {
        for (const end = performance.now() + patience; !done() && performance.now() < end; ) {
          await new Promise((resolve) => setTimeout(resolve, 4))
        }
        return done()
      }
      const choose = (/** @type {Element} */ prompt) => {
        const targets = share > 0 ? [...document.querySelectorAll(selector)] : []
        if (targets.length > 0 && random() < share) return { isBoard: true, chosen: any(targets) }
        // Whoever began a gesture, or is asked whether it is meant, mostly goes on with it.
        const begun = document.querySelector('.popover .option.button, .option.doubted')
        if (begun !== null && random() < 0.8) return { isBoard: true, chosen: begun }
        const options = [...prompt.querySelectorAll('.option.button')]
        const eager = options.filter((option) => !option.classList.contains('pass'))
        return { isBoard: false, chosen: eager.length > 0 && random() < 0.85 ? any(eager) : any(options) }
      }
      /** @type {Set<string>} */
      const kinds = new Set()
      const isNarrow = !matchMedia('(min-width: 1100px)').matches
      let [clicks, onBoard] = [0, 0]
      const result = (/** @type {boolean} */ over) => ({ clicks, onBoard, over, kinds: [...kinds] })
      while (clicks < limit) {
        // Only what has settled: a click on what is about to change goes one way today and another way tomorrow.
        const ready = () =>
          document.querySelector(
            '.curtain, .table-page[data-settled] :is(.prompt.mine, .prompt[data-waiting="over"])',
          ) !== null
        if (!(await waitFor(ready))) throw new Error('nothing is asked any more')
        if (document.querySelector('.curtain') !== null) return result(false)
        const prompt = document.querySelector('.prompt.mine')
        if (prompt === null) return result(true)
        const kind = prompt.getAttribute('data-kind') ?? ''
        if (stops.includes(kind)) return result(false)
        if (stopAtDice && document.querySelector('.battle .art-die, .sw-dice .art-die')) return result(false)
        kinds.add(kind)
        const [before, marks, question] = [shown(), marked(), asked()]
        const { chosen, isBoard } = choose(prompt)
        chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        clicks++
        if (isBoard) onBoard++
        // On a phone, what is not chosen before its card was seen has its button there.
        if (isNarrow && chosen.closest('[data-info-first]') !== null) {
          const answer = () => document.querySelector('.info-card.is-pinned .info-answer')
          await waitFor(() => answer() !== null || asked() !== question)
          answer()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        }
        if (!(await waitFor(() => shown() !== before || marked() !== marks))) {
          const label = chosen.getAttribute('aria-label') ?? chosen.textContent
          throw new Error(`nothing came of a click at ${kind}: ${label}`)
        }
      }
      return result(false)
    },
    {
      limit: answers,
      stops: [...until],
      stopAtDice: dice,
      share: board,
      start: seed,
      selector: TARGETS,
      patience: PATIENCE,
    },
  )
}
