import webPush from 'web-push'
import type { Database } from '../db/index.ts'

/** The keys by which push services know the site. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const NAME = 'push'

/** Made at the first start. Of several servers that start at once, one pair is kept, and all use that. */
export async function pushKeys(db: Database): Promise<PushKeys> {
  const kept = () => db.selectFrom('site_keys').selectAll().where('name', '=', NAME).executeTakeFirst()
  let row = await kept()
  if (row === undefined) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    await db
      .insertInto('site_keys')
      .values({ name: NAME, public: publicKey, private: privateKey })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    row = await kept()
  }
  if (row === undefined) throw new Error('the keys for pushing were not kept')
  return { publicKey: row.public, privateKey: row.private }
}
