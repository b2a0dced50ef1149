import { lookup } from 'node:dns';
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { readEnvironment } from './environment/environment';

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTIONS = 3;
/** Characters of an answer that are kept to see why something was refused. */
const ANSWER_LENGTH = 250;

/** Networks that are nobody's outside: this machine, the clinic's own, and those without a single owner (RFC 6890). */
const INSIDE_NETWORKS = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.168.0.0/16 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4
  ::/127 64:ff9b::/96 64:ff9b:1::/48 2002::/16 fc00::/7 fe80::/10 ff00::/8`;

function listInside(): BlockList {
  const list = new BlockList();
  for (const network of INSIDE_NETWORKS.split(/\s+/)) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

const INSIDE = listInside();

const isInside = (address: string) => INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Host of an address as the allow-list and sockets name it: an IPv6 one without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').toLowerCase();

const isAllowed = (host: string) => readEnvironment().WEBHOOK_PRIVATE_HOSTS.includes(host);

/** Tells whether an address may be called: encrypted and outside of the clinic's network, but for hosts that the environment names. */
export function mayBeCalled(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  const host = hostOf(url);
  if (isAllowed(host)) return true;
  return url.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : !isInside(host));
}

/** Resolves a name, and gives nothing where it leads inside: a name can change after it was checked. */
const lookupOutside: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    if (addresses.some(({ address }) => isInside(address)))
      return callback(Object.assign(new Error('A private address'), { code: 'PRIVATE_ADDRESS' }), '');
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? '', first?.family);
  });
};

const refusal = (code: string) => Object.assign(new Error(code), { code });

/** @throws an Error with the code PRIVATE_ADDRESS where the address leads inside, at once or when its name is resolved */
function requestOutside(
  address: string,
  options: RequestOptions,
  onAnswer: (answer: IncomingMessage) => void,
): ClientRequest {
  if (!mayBeCalled(address)) throw refusal('PRIVATE_ADDRESS');
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return request(url, { ...options, ...(isAllowed(hostOf(url)) ? {} : { lookup: lookupOutside }) }, onAnswer);
}

/** Posts JSON to another system without following redirects; throws a coded Error after ten seconds or for an inside address. */
export function postOutside(
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<{ status: number; answer: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const sent = requestOutside(address, options, (answer) => {
      let text = '';
      const end = () => {
        resolve({ status: answer.statusCode ?? 0, answer: text.slice(0, ANSWER_LENGTH) });
        answer.destroy();
      };
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
        if (text.length >= ANSWER_LENGTH) end();
      });
      answer.on('end', end).on('error', end);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export interface OutsideFile {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function getOnce(
  address: string,
  options: { headers: Record<string, string>; signal: AbortSignal },
  mostBytes: number,
): Promise<OutsideFile> {
  return new Promise((resolve, reject) => {
    const sent = requestOutside(address, options, (answer) => {
      const chunks: Buffer[] = [];
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        chunks.push(chunk);
        if (length > mostBytes) answer.destroy(refusal('TOO_BIG'));
      });
      const { statusCode: status = 0, headers } = answer;
      answer.on('end', () => resolve({ status, headers, body: Buffer.concat(chunks) }));
      answer.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}

/** Gets a file of another system, each redirect checked; throws a coded Error when late, too long, or inside our network. */
export async function getOutside(address: string, headers: Record<string, string>, mostBytes: number) {
  const options = { headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  let next = address;
  for (let followed = 0; ; followed += 1) {
    const file = await getOnce(next, options, mostBytes);
    const { location } = file.headers;
    if (file.status < 301 || file.status > 308 || file.status === 304 || location === undefined) return file;
    if (followed === MOST_REDIRECTIONS) throw refusal('TOO_MANY_REDIRECTIONS');
    const to = URL.parse(location, next);
    // Hosts that the environment allows may be named, but not redirected to.
    if (!to || (isAllowed(hostOf(to)) && !isAllowed(hostOf(new URL(address)))))
      throw refusal('PRIVATE_ADDRESS');
    next = to.href;
  }
}
