/** What is kept so that people hear when it is their turn. */
export interface NoticeSchema {
  site_keys: SiteKeyColumns
  notice_wishes: NoticeWishColumns
  push_subscriptions: SubscriptionColumns
  notice_turns: NoticeTurnColumns
  deliveries: DeliveryColumns
  notice_lines: NoticeLineColumns
}

/** Keys of the whole site, made at its first start. */
interface SiteKeyColumns {
  name: string
  public: string
  private: string
}

/** How somebody wants to hear that it is their turn. */
export interface NoticeWishColumns {
  person_id: string
  /** 1: in the page, wherever they are in it. */
  page: number
  /** 1: by Web Push, in the browsers that have subscribed. */
  push: number
  /** 1: by a webhook. */
  hook: number
  /** A capability of the service behind it: for its owner only. */
  hook_url: string | null
  hook_shape: 'json' | 'ntfy' | 'discord'
  /** 1: once a day instead of each time. */
  digest: number
  /** The hour of the day, in the zone. */
  hour: number
  zone: string
  language: string
  /** The address of the site, as its owner came to it. */
  site: string
  /** When the next digest is due; null: there is none. */
  next: number | null
}

/** A browser that hears by Web Push. It goes with its session. */
export interface SubscriptionColumns {
  /** A digest of the endpoint, which is a secret. */
  id: string
  person_id: string
  session: string
  endpoint: string
  p256dh: string
  auth: string
  device: string
  created: number
}

/** Since when the person of a seat is asked, and whether they have heard of it. */
export interface NoticeTurnColumns {
  table_id: string
  seat: number
  person_id: string
  since: number
  /** 1: the seat is asked now. */
  asked: number
  /** 1: they may still have to be told of this turn. */
  due: number
  /** When they were told of a turn at this table last. */
  told: number | null
}

/** Something on its way to one browser or webhook. */
export interface DeliveryColumns {
  id: string
  person_id: string
  way: 'push' | 'hook'
  subscription_id: string | null
  kind: 'turn' | 'digest'
  table_id: string | null
  seat: number | null
  /** The turn that it tells of: a later one is another matter. */
  since: number | null
  tries: number
  /** Nobody else tries it before. */
  due: number
}

/** What somebody is told about a way: when it last worked, and when something was last held back, and why. */
interface NoticeLineColumns {
  person_id: string
  way: 'push' | 'hook'
  sent: number | null
  held: number | null
  why: string | null
  detail: string | null
  table_id: string | null
}
