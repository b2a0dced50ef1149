const LONGEST = 40_000;
const PARAM_TYPES = /^(?:c|oc|d|[cd]i\((?:\.|\.\.|\.\.\.|\.\.\)\(\.\.)\))$/;
const MARKS = ['refetch', 'inside-shared-layout', 'metadata-only'];

const isText = (value: unknown): boolean => typeof value === 'string';
const isNothing = (value: unknown): boolean => value === null || value === undefined;
const isListOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

function isSegment(value: unknown): boolean {
  if (!Array.isArray(value)) return isText(value);
  const [name, key, type, siblings] = value;
  if (value.length !== 4 || !isText(name) || !isText(key)) return false;
  return isText(type) && PARAM_TYPES.test(String(type)) && (siblings === null || isListOf(siblings, isText));
}

function isTree(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) return false;
  const [segment, children, address, mark, hint, last] = value;
  return (
    isSegment(segment) &&
    typeof children === 'object' &&
    children !== null &&
    !Array.isArray(children) &&
    Object.values(children).every(isTree) &&
    (isNothing(address) || (isListOf(address, isText) && address.length === 2)) &&
    (isNothing(mark) || MARKS.includes(mark)) &&
    (isNothing(hint) || typeof hint === 'number') &&
    (last === undefined || isText(last))
  );
}

/** Tells whether `Next-Router-State-Tree` is Next's own (its parse-and-validate), else a fault (500). */
export function isRouterState(header: string): boolean {
  if (header.length > LONGEST) return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(header)));
  } catch {
    return false;
  }
}
