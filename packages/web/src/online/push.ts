/** Whether this browser can hear while Spinney is closed; `denied`: its owner does not want that. */
export type CanPush = 'yes' | 'denied' | 'no'

export function canPush(): CanPush {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'no'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

/** Asks for leave, and signs this browser up at its push service. Null: that was not given. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.getRegistration()
  if (worker === undefined) throw new Error('there is no service worker')
  // One that was made for another key is of no use.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return { ...(endpoint === undefined ? {} : { endpoint }), ...(keys === undefined ? {} : { keys }) }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
