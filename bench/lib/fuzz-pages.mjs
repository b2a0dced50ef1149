import { multipart } from './fuzz-parts.mjs';
import { TEXTS } from './fuzz-random.mjs';

/** Pages of one kind (of every doctor, of every day) that are read. */
const PAGES_OF_A_KIND = 2;
const ADDRESS = /<a\b[^>]*\shref="(\/(?:en|ar)\/?[^"#]*)/g;
/** Would end the session that the other requests need, or take the account away from it. */
const OF_SESSIONS = /\/(?:logout|staff(?!\/invite)|profile|change-password|second-factor)/;

const unescaped = (text) =>
  text.replace(/&(?:amp|quot|lt|gt|#x27|#39);/g, (name) => {
    return { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }[name] ?? "'";
  });

function attributesOf(tag) {
  const found = [...tag.matchAll(/([\w$-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name.toLowerCase(), unescaped(value ?? '')]));
}

function fieldsOf(html) {
  const fields = new Map();
  let select;
  for (const [, tag, inner] of html.matchAll(/<(input|select|textarea|button|option)\b([^>]*)>/g)) {
    const { name, value, type = '' } = attributesOf(inner);
    if (tag === 'select') select = name;
    const field = tag === 'option' ? select : name;
    if (!field || tag === 'select' || type === 'file') continue;
    // A box that is ticked says "on" where it has no word of its own.
    const said = value ?? (type === 'checkbox' ? 'on' : '');
    fields.set(field, [...(fields.get(field) ?? []), said]);
  }
  return [...fields];
}

function formsOf({ html, page, role }) {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, tag, inner]) => {
    const { action = '', method = 'get' } = attributesOf(tag);
    const path = action.startsWith('/') ? action : page;
    if (role.name !== 'anonymous' && (OF_SESSIONS.test(path) || OF_SESSIONS.test(page))) return [];
    return [{ role, path, isRead: method.toLowerCase() === 'get', fields: fieldsOf(inner) }];
  });
}

/** Numbers and ids alike in one kind of page. */
const kindOf = (path) =>
  path.replace(/\?.*$/, '?').replace(/\/(?:[a-z0-9]{24}|[\d-]{5,}|\d+(?:-[^/?]*)?)(?=[/?]|$)/g, '/*');

/** Reads pages by following links from one to the next. */
export async function readPages({ siteUrl, role, from, most, random }) {
  const [paths, forms, waiting] = [[], [], [...from]];
  const kinds = new Map();
  const known = new Set(from);
  while (waiting.length > 0 && paths.length < most) {
    const path = waiting.shift();
    const kind = kindOf(path);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (kinds.get(kind) > PAGES_OF_A_KIND) continue;
    const headers = Object.fromEntries(role.headers({ random }));
    const answer = await fetch(`${siteUrl}${path}`, { headers, redirect: 'manual' });
    const html = await answer.text();
    if (!answer.ok || !String(answer.headers.get('content-type')).startsWith('text/html')) continue;
    paths.push(path);
    forms.push(...formsOf({ html, page: path, role }));
    for (const [, link] of html.matchAll(ADDRESS)) {
      const { pathname, search } = new URL(unescaped(link), siteUrl);
      const next = pathname + search;
      if (known.has(next)) continue;
      known.add(next);
      waiting.push(next);
    }
  }
  return { paths, forms };
}

/** Words for a field that the page leaves empty; a form whose every field is wrong gets no further than the first look. */
function plausible({ random, name }) {
  if (/phone|identifier/i.test(name)) return `+2010${10_000_000 + random.below(1_000_000)}`;
  if (/mail/i.test(name)) return `fuzz${random.below(1000)}@clinic.example`;
  if (/date|day|from|to$/i.test(name)) return `2026-12-${10 + random.below(20)}`;
  if (/age|year|number|count|minutes/i.test(name)) return String(random.below(90));
  return random.pick(['Mona', 'منى', 'Number 9', 'on', '09:30', '7']);
}

/** @returns {[string, string][]} the fields as a browser sends them, now and then one that no page has */
function filled({ random, fields }) {
  return fields.flatMap(([name, values]) => {
    const chosen = random.pick(values) || (random.chance(0.7) ? plausible({ random, name }) : '');
    if (name.startsWith('$ACTION') || random.chance(0.85)) return [[name, chosen]];
    const wrong = random.pick(TEXTS).toWellFormed();
    return random.pick([
      [],
      [[name, wrong]],
      [
        [name, chosen],
        [name, wrong],
      ],
      [[`${name}[]`, chosen]],
    ]);
  });
}

/** One form of a page, sent as a browser without script sends it, with some of its fields bent out of shape. */
export function formRequest({ random, forms, origin }) {
  const { role, path, isRead, fields } = random.pick(forms);
  const entries = filled({ random, fields });
  const query = String(new URLSearchParams(entries));
  const headers = [...role.headers({ random }), ['Origin', origin]];
  const asked = { app: 'website', group: 'forms of pages', headers };
  if (isRead) return { ...asked, method: 'GET', path: `${path.split('?')[0]}?${query}`, body: null };
  const isAction = fields.some(([name]) => name.startsWith('$ACTION'));
  const quoted = entries.map(([name, value]) => [name.replaceAll('"', '%22'), value]);
  const { type, body } =
    isAction || random.chance(0.3)
      ? multipart(random, quoted)
      : { type: 'application/x-www-form-urlencoded', body: query };
  return { ...asked, method: 'POST', path, headers: [...headers, ['Content-Type', type]], body };
}
