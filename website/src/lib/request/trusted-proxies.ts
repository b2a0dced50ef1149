import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Headers by which a caller claims things about itself or its way here; only a proxy of ours is believed. */
const CLAIMS = [
  'forwarded',
  'x-client-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address of IPv4 as such, also where the system writes it in the form of IPv6; one of IPv6 without its zone. */
function plainAddress(address: string): string {
  return MAPPED.exec(address)?.[1] ?? address.replace(/%.*$/, '');
}

/** The proxies whose word about a visitor is taken, from TRUSTED_PROXIES. */
export class TrustedProxies {
  readonly #list = new BlockList();

  /**
   * @param setting addresses and networks with commas between them, `127.0.0.1, 10.0.0.0/8, ::1`; empty: none
   * @throws Error with one plain sentence when a part is neither
   */
  constructor(setting: string) {
    for (const part of setting.split(',').map((text) => text.trim())) if (part !== '') this.#add(part);
  }

  #add(part: string): void {
    const [address = '', bits, ...rest] = part.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (version === 0 || rest.length > 0 || length < 0 || length > longest) {
      throw new Error(`TRUSTED_PROXIES: "${part}" is neither an address nor a network such as 10.0.0.0/8.`);
    }
    this.#list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }

  has(address: string): boolean {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && this.#list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  }
}

/**
 * Leaves one address in X-Forwarded-For, the visitor's: that of the connection or, when a trusted proxy made it, the
 * last one in the header that is no trusted proxy itself. Whatever else a caller claims about its way here is taken
 * away unless such a proxy passed it on. Limits are counted by this address.
 */
export function settleVisitorAddress(request: IncomingMessage, proxies: TrustedProxies): void {
  const { headers, socket } = request;
  const peer = plainAddress(socket.remoteAddress ?? '');
  const isTrusted = proxies.has(peer);
  if (!isTrusted) for (const name of CLAIMS) delete headers[name];
  headers['x-forwarded-for'] = isTrusted ? visitorBehind(headers['x-forwarded-for'], peer, proxies) : peer;
}

function visitorBehind(claimed: string | string[] | undefined, peer: string, proxies: TrustedProxies) {
  const way = String(claimed ?? '')
    .split(',')
    .map((text) => plainAddress(text.trim()))
    .reverse();
  let visitor = peer;
  for (const address of way) {
    // A proxy of ours writes only addresses; whoever passed this on is the last one known.
    if (isIP(address) === 0) break;
    visitor = address;
    if (!proxies.has(address)) break;
  }
  return visitor;
}
