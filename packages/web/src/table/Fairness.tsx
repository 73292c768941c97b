import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startEngine } from '../engine/client.ts'
import type { Proof } from '../engine/protocol.ts'
import { Icon } from '../ui/Icon.tsx'
import { useTable } from './context.ts'
import { wasPromised } from './promises.ts'
import './fairness.css'

type Found = Proof | 'asked' | 'failed' | null

/** After the game: its seed, and whether every die and draw came from it. The check is made here, by nobody else. */
export default function Fairness() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const [found, setFound] = useState<Found>(null)
  const check = async () => {
    setFound('asked')
    // A worker of its own: a table with others has none.
    const engine = startEngine()
    try {
      setFound(await engine.call('prove', { record: await control.record() }))
    } catch {
      setFound('failed')
    } finally {
      engine.close()
    }
  }
  return (
    <div className="fairness">
      <button
        type="button"
        className="button"
        disabled={found === 'asked'}
        aria-busy={found === 'asked'}
        onClick={() => void check()}
      >
        <Icon name="check" size={18} /> {t('fair.check')}
      </button>
      <div role="status">
        {found === 'failed' && <p>{t('fair.failed')}</p>}
        {found !== null && typeof found === 'object' && <Verdict proof={found} table={scene.plan.id} />}
      </div>
    </div>
  )
}

function Verdict({ proof, table }: { readonly proof: Proof; readonly table: string }) {
  const { t } = useTranslation()
  const { proven, provenFrom, checked, commitments, seeds } = proof
  const isPart = !proven && provenFrom !== null && provenFrom > 0
  const key = proven ? 'fair.proven' : isPart ? 'fair.part' : 'fair.not'
  return (
    <>
      <p>
        <Icon name={proven || isPart ? 'check' : 'alert'} size={18} />{' '}
        <b>{t(key, { count: checked, at: (provenFrom ?? 0) + 1 })}</b>
      </p>
      <dl>
        {commitments.map(({ from, commitment }, i) => (
          <div key={from}>
            <dt>{t('fair.seed')}</dt>
            <dd>
              <code className="commitment">{seeds[i] ?? t('fair.secret')}</code>
            </dd>
            <dt>{t('fair.promise')}</dt>
            <dd>
              <code className="commitment">{commitment}</code>{' '}
              {t(wasPromised(table, commitment) ? 'fair.seen' : 'fair.unseen')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
