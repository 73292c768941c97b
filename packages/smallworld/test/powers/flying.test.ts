import { test } from 'vitest'
import { campaign, conquers, cost } from '../support.ts'

const wings = campaign('orcs', 'flying', 9, { 4: { race: 'orcs' } })

test('[sw SW-16.20.1] any land may be conquered, near or far, also first', () => {
  wings.offersAmong(0, 'conquer', [conquers(17), conquers(6), conquers(9)])
  campaign('orcs', 'flying', 9).offersAmong(0, 'conquer', [conquers(9), conquers(17)])
})

test('[sw SW-16.20.1] seas and the lake stay closed', () => {
  for (const water of [0, 7, 22]) wings.refuses(0, 'conquer', conquers(water))
})

test('[sw SW-16.20.1] it makes nothing adjacent for Giants', () => {
  campaign('giants', 'flying', 9, { 8: { race: 'giants' } }).has('far from the mountain', cost('giants', 17), 2)
})
