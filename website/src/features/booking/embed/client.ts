/**
 * Script that another site includes: draws the next free times behind its place in the page, as links into our booking. It sets
 * no cookie, sends none, and needs no permission but to ask our origin. Its looks are few and set on the elements
 * themselves, which a content policy of that site allows; `.clinic-times` is there for its own.
 */
export const EMBED_SCRIPT = `(() => {
const script = document.currentScript;
if (!script || !script.src) return;
const { origin } = new URL(script.src);
const { doctor, branch, lang } = script.dataset;
const isArabic = /^ar/i.test(lang || document.documentElement.lang);
const locale = isArabic ? 'ar' : 'en';
const make = (name, text, style) => {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  Object.assign(element.style, style);
  return element;
};
const link = ({ text, where, label, href }) => {
  const element = make('a', text, {
    display: 'block', padding: '.6em .9em', border: '1px solid currentColor', borderRadius: '.5em',
  });
  element.href = href;
  if (label) element.setAttribute('aria-label', label);
  if (where) element.append(make('span', where, { display: 'block', fontSize: '.85em' }));
  return element;
};
const box = make('section', '', { margin: '1em 0' });
box.className = 'clinic-times';
box.lang = locale;
box.dir = isArabic ? 'rtl' : 'ltr';
script.after(box);
const show = ({ title, times, nothing, all }) => {
  box.setAttribute('aria-label', title);
  const list = make('ul', '', { listStyle: 'none', margin: '0', padding: '0', display: 'flex', flexWrap: 'wrap', gap: '.5em' });
  for (const time of times) {
    const item = make('li');
    item.append(link(time));
    list.append(item);
  }
  const last = make('p');
  const more = make('a', all.text, { display: 'inline-block', padding: '.25em 0' });
  more.href = all.href;
  last.append(more);
  box.append(make('p', title, { fontWeight: 'bold' }), ...(nothing ? [make('p', nothing)] : [list]), last);
};
const asked = Object.entries({ lang: locale, doctor, branch }).filter(([, value]) => value);
fetch(origin + '/api/embed?' + new URLSearchParams(asked), { credentials: 'omit' })
  .then((answer) => answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status))))
  .then(show)
  .catch(() => {
    const text = isArabic ? 'احجز موعدًا' : 'Book an appointment';
    show({ title: text, times: [{ text, href: origin + '/' + locale + '/booking' }], nothing: null, all: { text: '', href: '' } });
    box.lastChild.remove();
    box.firstChild.remove();
  });
})();
`;

interface Given {
  origin: string;
  lang: string;
  doctor: number | null;
  branch: number | null;
}

/** Returns the HTML that another site embeds to show free times. */
export function embedTag({ origin, lang, doctor, branch }: Given): string {
  const given = Object.entries({ doctor, branch, lang }).filter(([, value]) => value !== null);
  const attributes = given.map(([name, value]) => ` data-${name}="${value}"`).join('');
  return `<script async src="${origin}/embed.js"${attributes}></script>`;
}
