import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createStore } from 'zustand'
import type { OnlineTable } from '../src/online/api.ts'
import { companyParts } from '../src/online/company.tsx'
import type { Company } from '../src/online/companyApi.ts'
import { type CompanyState, PlaceCtx } from '../src/online/companyState.ts'

const table: OnlineTable = JSON.parse('{ "id": "t", "mine": [0] }')
const seat = { standIn: null, resigned: false, here: 'here', clock: null } as const
const company: Company = {
  stage: 'over',
  ended: null,
  next: null,
  seats: [seat, { ...seat, standIn: 'steady', resigned: true }],
  motions: [],
  watching: 0,
}

function told(of: number): string {
  const texts = createInstance()
  void texts.init({
    lng: 'en',
    resources: { en: { online: { 'resigned.verdict': 'A bot played on.' } } },
    keySeparator: false,
  })
  const store = createStore<CompanyState>(() => ({ company, heard: 0, lines: [], read: 0 }))
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <PlaceCtx value={{ table, link: null, isNamed: true, store }}>
        <companyParts.Verdict seat={of}>You won.</companyParts.Verdict>
      </PlaceCtx>
    </I18nextProvider>,
  )
}

test('who has resigned is not told that the seat has won with the bot that played on', () => {
  expect(told(0)).toBe('You won.')
  expect(told(1)).toBe('A bot played on.')
})
