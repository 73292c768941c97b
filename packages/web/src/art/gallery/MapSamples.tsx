import { useState } from 'react'
import { rootGround } from '../root/ground.ts'
import { RootMap, RootMapThumb } from '../root/RootMap.tsx'
import { smallWorldGround } from '../smallworld/ground.ts'
import { SmallWorldMap, SmallWorldMapThumb } from '../smallworld/SmallWorldMap.tsx'
import { SAMPLE_ROOT_MAPS } from './sampleRoot.ts'
import { SAMPLE_SW_MAP } from './sampleSmallWorld.ts'
import { BASE_CLEARINGS, BASE_PIECES, CROWD_PIECES, SW_PIECES } from './samples.ts'

const SW_STATES = Object.fromEntries(
  SAMPLE_SW_MAP.regions.map((r, i) => [
    r.id,
    { label: `${r.terrain} ${r.id}`, selectable: i === 23 || i === 27 || i === 30 || i === 32, selected: i === 30 },
  ]),
)
const SW_COSTS = {
  '4p-24': { count: 3 },
  '4p-28': { count: 4, die: 1 },
  '4p-31': { count: 2 },
  '4p-33': { count: 5 },
  '4p-06': { count: 7, muted: true },
}

/** The maps, with positions. */
export function MapSamples() {
  const [last, setLast] = useState('')
  return (
    <>
      <h3>Root: the four moods {last && <small>· chosen: {last}</small>}</h3>
      <div className="gallery-grid">
        <RootMap
          map={SAMPLE_ROOT_MAPS.autumn}
          ground={rootGround(SAMPLE_ROOT_MAPS.autumn, 1320, 1000)}
          label="Autumn map"
          pieces={BASE_PIECES}
          ruins={[6, 10, 11]}
          clearings={BASE_CLEARINGS}
          slots={{
            '2:1': { label: 'Slot 2 of clearing 2', selectable: true },
            '12:1': { label: 'Slot 2 of clearing 12', selectable: true },
          }}
          onSelect={(c) => setLast(`${c.kind} ${c.id}`)}
        />
        <RootMap
          map={SAMPLE_ROOT_MAPS.mountain}
          ground={rootGround(SAMPLE_ROOT_MAPS.mountain, 1320, 1000)}
          label="Mountain map"
          pieces={{
            ...CROWD_PIECES,
            [SAMPLE_ROOT_MAPS.mountain.forests![2]!.id]: [{ kind: 'pawn', faction: 'vagabond', count: 1 }],
          }}
          closedPaths={['5-9', '6-11', '8-9', '8-12', '10-12', '5-11']}
          forests={Object.fromEntries(
            SAMPLE_ROOT_MAPS.mountain
              .forests!.slice(2, 5)
              .map((f, i) => [f.id, { label: `Forest ${f.id}`, selectable: i > 0 }]),
          )}
          onSelect={(c) => setLast(`${c.kind} ${c.id}`)}
        />
        <RootMap
          map={SAMPLE_ROOT_MAPS.winter}
          ground={rootGround(SAMPLE_ROOT_MAPS.winter, 1320, 1000)}
          label="Winter map"
          pieces={CROWD_PIECES}
        />
        <RootMap
          map={SAMPLE_ROOT_MAPS.lake}
          ground={rootGround(SAMPLE_ROOT_MAPS.lake, 1320, 1000)}
          label="Lake map"
          pieces={{ 1: [{ kind: 'landmark', type: 'ferry', count: 1 }] }}
        />
      </div>
      <h3>Root: a phone</h3>
      <div style={{ maxWidth: 390 }}>
        <RootMap
          map={SAMPLE_ROOT_MAPS.autumn}
          ground={rootGround(SAMPLE_ROOT_MAPS.autumn, 1000, 930)}
          label="Autumn map"
          width={1000}
          height={930}
          pieces={BASE_PIECES}
          clearings={BASE_CLEARINGS}
          onSelect={(c) => setLast(`${c.kind} ${c.id}`)}
        />
      </div>
      <h3>Small World</h3>
      <SmallWorldMap
        map={SAMPLE_SW_MAP}
        ground={smallWorldGround(SAMPLE_SW_MAP)}
        label="Small World, four players"
        pieces={SW_PIECES}
        regions={SW_STATES}
        costs={SW_COSTS}
        onSelect={setLast}
      />
      <h3>Thumbnails</h3>
      <div className="gallery-thumbs">
        {Object.values(SAMPLE_ROOT_MAPS).map((m) => (
          <RootMapThumb key={m.id} map={m} />
        ))}
        <SmallWorldMapThumb map={SAMPLE_SW_MAP} />
      </div>
    </>
  )
}
