import { useState } from 'react'
import { FACTION_IDS } from '../types.ts'
import { DiceTray, Die } from '../ui/Dice.tsx'
import { Logo } from '../ui/Logo.tsx'
import { PhaseIndicator, TurnTrack } from '../ui/Phases.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { ScoreTrack } from '../ui/ScoreTrack.tsx'
import { Avatar, SeatBadge } from '../ui/SeatBadge.tsx'
import { Track } from '../ui/Track.tsx'

const SAWMILL = [0, 1, 2, 3, 4, 5]
const RECRUITER = [0, 1, 2, 3, 3, 4]

/** Tracks, dice, phases, seats. */
export function WidgetSamples() {
  const [chosen, setChosen] = useState('s3')
  return (
    <>
      <h3>Score track, phases, turns</h3>
      <ScoreTrack
        label="Score"
        markers={[
          { key: 'm', label: 'Marquise', score: 13, faction: 'marquise' },
          { key: 'e', label: 'Eyrie', score: 15, faction: 'eyrie' },
          { key: 'a', label: 'Alliance', score: 9, faction: 'alliance' },
          { key: 'v', label: 'Vagabond', score: 13, faction: 'vagabond' },
          { key: 'l', label: 'Lizards', score: 29, faction: 'lizard' },
        ]}
      />
      <div className="gallery-row" style={{ marginTop: 16, background: 'var(--bar)', padding: 10 }}>
        <Logo />
        <PhaseIndicator
          label="Phase"
          current="daylight"
          phases={[
            { id: 'birdsong', label: 'Birdsong', icon: 'birdsong' },
            { id: 'daylight', label: 'Daylight', icon: 'daylight' },
            { id: 'evening', label: 'Evening', icon: 'evening' },
          ]}
        />
        <PhaseIndicator
          look="arrows"
          label="Phase"
          current="conquer"
          phases={[
            { id: 'ready', label: 'Ready' },
            { id: 'conquer', label: 'Conquer' },
            { id: 'redeploy', label: 'Redeploy' },
            { id: 'score', label: 'Score' },
          ]}
        />
        <TurnTrack label="Turn" turns={9} current={5} />
      </div>
      <h3>Boards, seats, dice, rules</h3>
      <div className="gallery-grid">
        <div className="gallery-panel" style={{ display: 'grid', gap: 12, alignContent: 'start' }}>
          <Track
            label="Sawmills"
            detail="3 on the map"
            piece={{ kind: 'building', faction: 'marquise', type: 'sawmill' }}
            onSelect={setChosen}
            spaces={SAWMILL.map((v, i) => ({
              key: `s${i}`,
              filled: i > 2,
              value: v,
              label: `sawmill ${i + 1}, ${v} points`,
              next: i === 3,
              selectable: i === 3,
              selected: chosen === `s${i}`,
            }))}
          />
          <Track
            label="Recruiters"
            detail="2 on the map"
            piece={{ kind: 'building', faction: 'marquise', type: 'recruiter' }}
            spaces={RECRUITER.map((v, i) => ({
              key: `r${i}`,
              filled: i > 1,
              value: v,
              label: `recruiter ${i + 1}`,
              next: i === 2,
              ...(i === 2 || i === 4 ? { bonus: '+1' } : {}),
            }))}
          />
          <Track
            label="Sympathy"
            detail="5 of 10"
            piece={{ kind: 'token', faction: 'alliance', type: 'sympathy' }}
            spaces={[0, 1, 1, 1, 2, 2, 3, 4, 4, 4].map((v, i) => ({
              key: `y${i}`,
              filled: i > 4,
              value: v,
              label: `sympathy ${i + 1}`,
            }))}
            size={42}
          />
          <p style={{ margin: 0 }}>
            Build a workshop. <RuleChip rule="6.5.4.I" href="#6.5.4" /> Cost shown on each region.{' '}
            <RuleChip rule="SW-5.3" href="#sw" />
          </p>
        </div>
        <div style={{ display: 'grid', gap: 10, alignContent: 'start' }}>
          <SeatBadge
            faction="eyrie"
            name="Eyrie Dynasties"
            detail="Moss · bot, Commander"
            score={15}
            scoreLabel="points"
          />
          <SeatBadge faction="alliance" name="Woodland Alliance" detail="Yuki" own="you" score={9} active />
          <SeatBadge faction="keepers" name="Keepers in Iron" detail="Ash · bot" score={4} />
          <SeatBadge seat="navy" name="Ilya" detail="Heroic Dwarves · 4 regions" />
          <SeatBadge seat="ochre" name="ソラ" detail="露営するジャイアント" />
          <div className="gallery-row">
            {FACTION_IDS.map((f) => (
              <Avatar key={f} faction={f} />
            ))}
          </div>
          <DiceTray caption="Attacker 3, defender 1">
            <Die value={3} tone="accent" rolling tilt={-6} label="Attacker rolled 3" />
            <Die value={1} rolling tilt={4} label="Defender rolled 1" />
            <Die value={0} label="0" />
            <Die value={2} tone="dark" tilt={-3} label="2" />
            <Die value="rabbit" label="Rabbit" />
          </DiceTray>
        </div>
      </div>
    </>
  )
}
