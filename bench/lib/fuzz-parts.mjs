import { FIELDS, jsonValue, TEXTS } from './fuzz-random.mjs';

const OPERATORS = (
  '$eq $ne $in $notIn $lt $gt $between $contains $containsi $startsWith $null $notNull $and $or $not $eqi ' +
  '$where $nothing'
).split(' ');
const KEYS = (
  'filters _q q fields sort populate pagination locale status page pageSize publicationFilter month doctor branch ' +
  'service day firstDay lastDay from to actor action icons access_token code search ids folder kind sections n ' +
  'hasPublishedVersion contentType entryDocumentId includeConfidential _where url w time outcome specialty'
).split(' ');
const CONTENT_FIELDS = 'name id documentId slug createdAt doctor branches seo email'.split(' ');

const OTHER_TYPES = 'application/xml text/plain text/csv image/png application/vnd.api+json'.split(' ');
const ODD_TYPES = ['', '/', 'a', 'application/json;charset=x', 'application/json; charset=utf-7', ';;'];
/** References of the Server Actions protocol, valid and invalid ones. */
const REFERENCES = '$K9 $F1 $@1 $Q1 $W1 $B1 $i1 $n1 $D1 $h1 $Z $ $1:a $__proto__'.split(' ');

const encoded = (text) => encodeURIComponent(text.toWellFormed());

/** A query of the kind Strapi reads, bent out of shape; also what no reader of queries has seen before. */
export function queryString(random) {
  const parts = Array.from({ length: 1 + random.below(3) }, () => {
    const key = random.pick([...KEYS, ...KEYS, random.pick(TEXTS), random.pick(FIELDS)]);
    const inner = Array.from({ length: random.below(4) }, () =>
      random.pick([
        ...['', '0', '21'],
        random.pick(OPERATORS),
        random.pick(CONTENT_FIELDS),
        encoded(random.pick(TEXTS)),
      ]),
    );
    const address = [encoded(key), ...inner.map((part) => `[${part}]`)].join('');
    const value = random.chance(0.03) ? random.pick(['%ff', '%', '%zz', '%00']) : encoded(random.pick(TEXTS));
    return random.chance(0.05) ? address : `${address}=${value}`;
  });
  const [first] = parts;
  return [...parts, ...(random.chance(0.1) ? [first] : [])].join(random.pick(['&', '&', '&', '&&', ';']));
}

export const multipart = (random, entries) => {
  const boundary = 'b0undary';
  const body = entries
    .map(([name, value]) => {
      const file = random.chance(0.05) ? '; filename="a.png"\r\nContent-Type: image/png' : '';
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    })
    .join('');
  const end = random.chance(0.9) ? `--${boundary}--\r\n` : '';
  return { type: `multipart/form-data; boundary=${boundary}`, body: body + end };
};

const textOf = (value) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));

function formEntries(random) {
  return Array.from({ length: random.below(5) }, () => [
    random.pick(FIELDS).replaceAll('"', ''),
    textOf(random.chance(0.7) ? random.pick(TEXTS) : jsonValue(random)),
  ]);
}

/** A body with the type it claims to be of. */
export function bodyOf(random) {
  const json = () => {
    const inner = random.chance(0.7)
      ? Object.fromEntries(random.some(FIELDS).map((name) => [name, jsonValue(random)]))
      : jsonValue(random);
    return JSON.stringify(random.chance(0.5) ? { data: inner } : inner);
  };
  const asJson = (body) => ({ type: 'application/json', body });
  const asForm = (body) => ({ type: 'application/x-www-form-urlencoded', body });
  const kinds = [
    () => asJson(json()),
    () => asJson(json()),
    () => asJson(json()),
    () => asJson(json().slice(0, -1)),
    () => asJson(random.pick(['', '{', 'null', '"a"', '[', '{"data":', '\ufeff{}', '[[[['.repeat(500)])),
    () => asForm(queryString(random)),
    () => asForm(new URLSearchParams(formEntries(random)).toString()),
    () => multipart(random, formEntries(random)),
    () => multipart(random, []),
    () => ({ type: 'multipart/form-data', body: random.pick(['', 'x', '--x--']) }),
    () => ({
      type: 'multipart/form-data; boundary=x',
      body: random.pick(['', '--x', '--x--', '--x\r\n\r\n', 'nothing']),
    }),
    () => ({ type: random.pick(OTHER_TYPES), body: json() }),
    () => ({ type: random.pick(ODD_TYPES), body: json() }),
    () => ({ type: null, body: json() }),
    () => asJson('x'.repeat(random.pick([70_000, 1_100_000]))),
  ];
  return random.pick(kinds)();
}

const ODD_ARGUMENTS = [
  ...['', '[', 'null', '"$K1"', '[[[['.repeat(300)],
  ...['{"then":"$1"}', '["$1:__proto__:constructor"]', '[null,{"get":"$F1"}]'],
];

/** A form as the router of Next sends it to a Server Action, or as a page without script does, bent out of shape. */
export function actionBody({ random, id }) {
  const fields = formEntries(random);
  const state = jsonValue(random);
  const arguments_ = random.pick([
    '["$undefined","$K1"]',
    JSON.stringify([state, '$K1']),
    JSON.stringify([state, random.pick(REFERENCES)]),
    JSON.stringify([jsonValue(random), jsonValue(random), jsonValue(random)]),
    JSON.stringify(jsonValue(random)),
    random.pick(ODD_ARGUMENTS),
  ]);
  const kinds = [
    () => multipart(random, [...fields.map(([name, value]) => [`1_${name}`, value]), ['0', arguments_]]),
    () => multipart(random, [['0', arguments_], ...fields]),
    () =>
      multipart(random, [
        ['0', arguments_],
        ['1', JSON.stringify(jsonValue(random))],
      ]),
    () => ({ type: 'text/plain;charset=UTF-8', body: arguments_ }),
    () => bodyOf(random),
  ];
  if (random.chance(0.6))
    return {
      ...random.pick(kinds)(),
      header: random.chance(0.95) ? id : random.pick(['x', '__proto__', `${'0'.repeat(42)}`]),
    };
  const referred = (...entries) => [['$ACTION_REF_1', ''], ...entries];
  const bound = random.pick([
    referred(
      ['$ACTION_1:0', JSON.stringify({ id, bound: '$@1' })],
      ['$ACTION_1:1', JSON.stringify([state])],
      ['$ACTION_KEY', 'k1'],
    ),
    referred(['$ACTION_1:0', JSON.stringify({ id, bound: jsonValue(random) })]),
    referred(['$ACTION_1:0', JSON.stringify(jsonValue(random)).slice(random.below(3))]),
    referred(),
    [[`$ACTION_ID_${id}`, '']],
    [[`$ACTION_ID_${random.pick(['x', '0'.repeat(42)])}`, '']],
  ]);
  return { ...multipart(random, [...bound, ...fields]), header: null };
}

const ODD_COOKIES = 'staff=x staff= NEXT_LOCALE=%ff holds=% __proto__=1 =;=;'.split(' ');
const STATE_TREES = ['x', '%ff', '[]', encoded('["",{},null,"refetch"]'), encoded('{"a":1}')];
const BEARERS = ['', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic x', `Bearer ${'x'.repeat(3000)}`];

/** Headers that callers are not expected to send, or not like this, with their values. */
const ODD_HEADERS = Object.entries({
  'Content-Encoding': ['gzip', 'br', 'deflate', 'x', 'identity', ''],
  Accept: ['', 'x', '*/*;q=x', 'text/html', 'application/json'],
  'Accept-Encoding': ['', 'x', 'gzip;q=nothing', 'br, gzip', '*;q=0'],
  'Accept-Language': ['', 'x', 'ar;q=2', 'en-'.repeat(100), '*'],
  'If-None-Match': ['*', 'W/', '"'],
  'If-Modified-Since': ['yesterday'],
  Range: ['bytes=0-', 'bytes=9-1', 'x', 'bytes=0-0,1-1'],
  Cookie: [...ODD_COOKIES, `a=${'x'.repeat(3000)}`],
  Origin: ['null', 'x', 'http://evil.example', 'http://', ''],
  Host: ['evil.example', 'x:99999', ''],
  'X-Forwarded-Host': ['evil.example', 'x y', ''],
  'X-Forwarded-Proto': ['https', 'x', 'http,https'],
  'X-Search': ['%', '%ff', '%00', 'a', 'x'.repeat(500)],
  'X-Hold-Key': ['', 'x', 'x'.repeat(64)],
  'X-Purpose': ['export', 'search', '__proto__'],
  RSC: ['1', '0', 'x'],
  'Next-Router-State-Tree': STATE_TREES,
  'Next-Router-Prefetch': ['1', '2', 'x'],
  'Next-Router-Segment-Prefetch': ['/_tree', '/x', '%ff', '/__PAGE__'],
  'Next-Url': ['/en', 'x', '%ff'],
  'X-Middleware-Prefetch': ['1'],
  'X-Middleware-Subrequest': ['src/proxy'],
  'X-Nextjs-Data': ['1'],
  Purpose: ['prefetch'],
  Authorization: BEARERS,
  Expect: ['100-continue', 'x'],
  'Transfer-Encoding': ['chunked'],
  'Strapi-Response-Format': ['v4', 'x'],
  'X-Strapi-Refresh-Cookie': ['httpOnly'],
  'Sec-Fetch-Site': ['cross-site', 'same-origin', 'x'],
  'User-Agent': ['', 'Googlebot/2.1', 'x'.repeat(2000), '\x80'],
  Upgrade: ['h2c'],
});

export function oddHeaders(random) {
  const some = Array.from({ length: 1 + random.below(2) }, () => random.pick(ODD_HEADERS));
  return some.map(([name, values]) => [name, random.pick(values)]);
}
