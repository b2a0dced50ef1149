import { listApiCalls } from '@/contract/api';
import { API_ABOUT, API_BASE, operationOf } from '@/contract/openapi';
import { escapeHtml } from '@/lib/text/escape-html';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-block-start: 3rem; }
h3 { margin: 0; font-size: 1.1rem; }
article { border-block-start: 1px solid GrayText; padding-block: 1.5rem; }
code, pre, textarea, input { font: .9rem/1.4 ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
pre { overflow: auto; max-block-size: 30rem; padding: .75rem; border: 1px solid GrayText; border-radius: .5rem; }
dt { margin-block-start: .5rem; }
label { display: block; margin-block: .5rem; }
input, textarea { display: block; inline-size: 100%; box-sizing: border-box; padding: .5rem; }
button { font: inherit; padding: .5rem 1.25rem; min-block-size: 2.75rem; }
summary { padding-block: .6rem; cursor: pointer; }
`;

/** The few marks that the description has: strong words and code. */
const marked = (text: string) =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${marked(part)}</p>`)
    .join('');
const textOf = (value: unknown) => escapeHtml(JSON.stringify(value, null, 2) ?? '');
const folded = (summary: string, inside: string) =>
  `<details><summary>${escapeHtml(summary)}</summary>${inside}</details>`;
const code = (label: string, value: unknown) =>
  folded(label, `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}">${textOf(value)}</pre>`);

type Operation = ReturnType<typeof operationOf>;

/** Form that makes the call with the typed values; the script of the page sends it (client.ts). */
function tryForm({ operationId: id, parameters = [], requestBody }: Operation, method: string, path: string) {
  const fields = parameters.map((parameter) => {
    const { name, in: place, required } = parameter;
    const value = 'example' in parameter ? String(parameter.example) : '';
    return `<label>${escapeHtml(name)} (${place}${required ? ', needed' : ''})
      <input name="${escapeHtml(name)}" data-in="${place}" value="${escapeHtml(value)}" autocomplete="off"></label>`;
  });
  const body = requestBody?.content['application/json'].examples.en.value;
  return `<form data-method="${method}" data-path="${escapeHtml(API_BASE + path)}">${fields.join('')}
    ${body ? `<label>Body<textarea name="body" rows="8" spellcheck="false">${textOf(body)}</textarea></label>` : ''}
    <button>Send</button> <p>A call with a real key does what it says.</p>
    <pre tabindex="0" role="region" aria-label="Answer to ${id}" aria-live="polite" hidden></pre></form>`;
}

function article(operation: Operation, method: string, path: string): string {
  const { operationId: id, summary, description, parameters = [], requestBody, responses } = operation;
  const sent = requestBody?.content['application/json'];
  const { en, ar } = sent?.examples ?? { en: null, ar: null };
  const answers = Object.entries(responses).map(([status, { description: words, ...response }]) => {
    const content = 'content' in response ? response.content?.['application/json'] : null;
    const examples = content && 'examples' in content ? content.examples : null;
    const schema = content && `${examples ? code('Schema', content.schema) : ''}`;
    const shown = examples
      ? code('Example, English', examples.en.value) + code('Example, Arabic', examples.ar.value)
      : '';
    return `<dt><code>${status}</code></dt><dd>${marked(words)}${schema ?? ''}${shown}</dd>`;
  });
  const given = parameters.map(
    ({ name, in: place, required, ...more }) =>
      `<dt><code>${escapeHtml(name)}</code> (${place}${required ? ', needed' : ''})</dt>
      <dd>${'description' in more ? marked(String(more.description)) : ''}</dd>`,
  );
  return `<article id="${id}"><h3>${escapeHtml(summary)}</h3>
    <p><code>${method} ${escapeHtml(API_BASE + path)}</code></p>${paragraphs(description)}
    ${given.length > 0 ? `<h4>Given</h4><dl>${given.join('')}</dl>` : ''}
    ${sent ? `<h4>Body</h4>${code('Schema of the body', sent.schema)}${code('Body, English', en?.value)}${code('Body, Arabic', ar?.value)}` : ''}
    <h4>Answers</h4>${folded('All answers', `<dl>${answers.join('')}</dl>`)}
    ${folded('Try it', tryForm(operation, method, path))}</article>`;
}

/** The published calls as a page to read and to try, for engineers; made from the same table as the calls. */
export function referencePage(): string {
  const calls = listApiCalls().map(([name, call]) => ({ call, operation: operationOf(name, call) }));
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags))];
  const links = calls.map(
    ({ operation: { operationId: id, summary } }) => `<li><a href="#${id}">${escapeHtml(summary)}</a></li>`,
  );
  const parts = tags.map((tag) => {
    const inside = calls.filter(({ operation }) => operation.tags.includes(tag));
    const articles = inside.map(({ call: { method, path }, operation }) =>
      article(operation, method.toUpperCase(), path),
    );
    return `<section><h2>${escapeHtml(tag)}</h2>${articles.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Clinic API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <style>${STYLE}</style><script src="/api/docs/try.js" defer></script></head>
    <body><main><h1>Clinic API</h1>${paragraphs(API_ABOUT)}
    <p><a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1</p>
    <label>Key, kept nowhere<input id="key" type="password" autocomplete="off" placeholder="clinic_…"></label>
    <nav aria-label="Calls"><ul>${links.join('')}</ul></nav>${parts.join('')}</main></body></html>`;
}
