const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** An address of IPv6 as the system writes it; the key that another system is counted by is none. */
const IPV6 = /^[\da-f]{0,4}:[\da-f:.]*(?:%.*)?$/i;

/** Returns what limits count by: an address of IPv4, of IPv6 the network of one household (64 bits), which has 2^64. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!IPV6.test(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`;
}
