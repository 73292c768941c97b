import { lookup as lookUp } from 'node:dns/promises'
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSafe } from 'node:https'
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Why nothing was sent to an address that somebody gave us, or why it did not arrive. */
export class SendError extends Error {
  override name = 'SendError'
  /** `address`: we do not go there. `silent`: nobody is there, or does not answer in time. */
  readonly code: 'address' | 'silent'
  constructor(code: SendError['code']) {
    // The address is a secret of whoever gave it.
    super(code === 'address' ? 'this address is not sent to' : 'nobody answers at the address')
    this.code = code
  }
}

/** How messages leave the site. */
export interface Outside {
  /** Whether they may go to addresses in the network of the host. */
  readonly privateAddresses: boolean
  /** Milliseconds until a message counts as lost. */
  readonly timeout: number
  /** All numbers of a name. */
  resolve?(name: string): Promise<readonly string[]>
}

export interface Message {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

export interface Reply {
  readonly status: number
  /** Milliseconds that we are asked to wait before the next try. */
  readonly after: number | null
}

const LONGEST = 1000
/** What is below them was never meant for strangers, but for the two of the web. */
const FREE_PORTS = 1024
const WEB_PORTS = ['', '80', '443']

/** IPv4 numbers that are nobody's in the net: this host, private, shared, local, for documents, for groups, reserved. */
const INNER = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  INNER.addSubnet(net, bits)
}
/** IPv6 has one range for the net. Not all of it: some is for documents, and some leads to an IPv4 number. */
const OUTER6 = new BlockList()
OUTER6.addSubnet('2000::', 3, 'ipv6')
const INNER6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  INNER6.addSubnet(net, bits, 'ipv6')
}

/** Whether a number is one of the public net. */
export function isPublic(ip: string): boolean {
  if (isIPv4(ip)) return !INNER.check(ip)
  return isIPv6(ip) && OUTER6.check(ip, 'ipv6') && !INNER6.check(ip, 'ipv6')
}

/** The address that somebody gave, if it is of a kind that we send to. Names are not looked up yet. */
export function checkedAddress(text: string, { privateAddresses }: Pick<Outside, 'privateAddresses'>): URL {
  if (text.length > LONGEST || !URL.canParse(text)) throw new SendError('address')
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isBare = url.username === '' && url.password === ''
  const isFree = WEB_PORTS.includes(url.port) || Number(url.port) >= FREE_PORTS
  const host = hostOf(url)
  const isAllowed = privateAddresses || (isIP(host) === 0 ? !/(?:^|\.)localhost\.?$/i.test(host) : isPublic(host))
  if (!isWeb || !isBare || !isFree || host === '' || !isAllowed) throw new SendError('address')
  return url
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const numbersOf = async (name: string): Promise<readonly string[]> =>
  (await lookUp(name, { all: true, verbatim: true })).map(({ address }) => address)

/** The number that a message goes to. A name that leads into the network of the host with any of its numbers is refused. */
async function numberOf(host: string, { privateAddresses, resolve = numbersOf }: Outside): Promise<string> {
  if (isIP(host) !== 0) return host
  const numbers = await resolve(host).catch(() => [])
  const [first] = numbers
  if (first === undefined) throw new SendError('silent')
  if (!privateAddresses && !numbers.every(isPublic)) throw new SendError('address')
  return first
}

/**
 * Sends a message to an address that a stranger may have given. The name is looked up once, and the connection goes to the
 * number that was checked; nobody is followed elsewhere, and nothing of the reply is read but its head.
 */
export async function post(address: string, message: Message, outside: Outside): Promise<Reply> {
  const url = checkedAddress(address, outside)
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new SendError('silent')), outside.timeout).unref()
  })
  const number = await Promise.race([numberOf(hostOf(url), outside), late])
  return Promise.race([reply(url, number, message, outside.timeout), late])
}

function reply(url: URL, number: string, { headers, body }: Message, timeout: number): Promise<Reply> {
  const family = isIPv6(number) ? 6 : 4
  const lookup: RequestOptions['lookup'] = (_name, { all }, tell) =>
    all ? tell(null, [{ address: number, family }]) : tell(null, number, family)
  const request = url.protocol === 'https:' ? requestSafe : requestPlain
  return new Promise((done, fail) => {
    const length = Buffer.byteLength(body)
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': length, 'user-agent': 'Spinney' },
      agent: false,
      lookup,
      signal: AbortSignal.timeout(timeout),
    })
    sent.on('error', () => fail(new SendError('silent')))
    sent.on('response', (response) => {
      response.on('error', () => {})
      response.destroy()
      done({ status: response.statusCode ?? 0, after: afterOf(response.headers['retry-after']) })
    })
    sent.end(body)
  })
}

const SECOND = 1000
const HOUR = 3600

function afterOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Math.min(HOUR, Number(header)) * SECOND : null
}
