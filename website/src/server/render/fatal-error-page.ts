import type { IncomingMessage } from 'node:http';
import { directionOf, type Locale } from '../../i18n/routing';
import { FATAL_WORDS } from '../../lib/fatal-words';
import { currentFaultId } from '../../lib/request-context';
import { isRobot } from '../../lib/robots';
import type { RenderedResponse } from './rendered-response';

const BODY_HEADERS = ['content-length', 'content-encoding', 'content-type'];

/**
 * The answer to a fatal error (specification, points 2 and 8). Next sends an empty document and has the browser draw its
 * error page: here that page is in the document, for those without script or whose script does not come. Search engines
 * and the makers of link previews get the bare status.
 */
export function withFatalErrorPage({
  answer: { status, headers, body },
  request,
}: {
  answer: RenderedResponse;
  request: IncomingMessage;
}): RenderedResponse {
  if (isRobot(request.headers['user-agent'] ?? null)) {
    const bare = Object.entries(headers).filter(([name]) => !BODY_HEADERS.includes(name));
    return { status, headers: Object.fromEntries(bare), body: Buffer.alloc(0) };
  }
  if (!String(headers['content-type']).startsWith('text/html')) return { status, headers, body };
  const html = withFatalPage({ html: body.toString('utf8'), path: request.url ?? '/' });
  return { status, headers, body: Buffer.from(html) };
}

/** Next's empty document of a fault with the page in it; any other document as it is. */
function withFatalPage({ html, path }: { html: string; path: string }): string {
  if (!html.includes('id="__next_error__"')) return html;
  const locale: Locale = /^\/ar(?:[/?]|$)/.test(path) ? 'ar' : 'en';
  const { title } = FATAL_WORDS[locale];
  const [, stylesheet] = /<link rel="preload" href="([^"]+)" as="style"\/>/.exec(html) ?? [];
  const head = `<title>${title}</title>${stylesheet ? `<link rel="stylesheet" href="${stylesheet}"/>` : ''}`;
  return html
    .replace('<html ', `<html lang="${locale}" dir="${directionOf(locale)}" `)
    .replace('</head>', `${head}</head>`)
    .replace('<body>', `<body>${fatalPage({ locale, path })}`);
}

const BUTTON = 'inline-flex min-h-12 items-center rounded-control px-6 font-semibold';

/** As components/layout/fatal-error.tsx draws it, which takes its place once scripts are there. */
function fatalPage({ locale, path }: { locale: Locale; path: string }): string {
  const { title, fallback, home, retry, call } = FATAL_WORDS[locale];
  const id = currentFaultId();
  const reference = id
    ? `<p class="text-text-soft">${call} <bdi dir="ltr" class="font-semibold">${id}</bdi></p>\n`
    : '';
  return `<main class="mx-auto flex min-h-[70vh] max-w-text flex-col items-start justify-center gap-4 px-4 py-16">
<h1 class="text-3xl">${title}</h1>
<p class="text-lg text-text-soft">${fallback}</p>
${reference}<div class="mt-2 flex flex-wrap gap-3">
<a href="/" class="${BUTTON} bg-accent text-text-on-fill">${home}</a>
<a href="${escapeAttribute(path)}" class="${BUTTON} border border-line-strong text-action">${retry}</a>
</div>
</main>`;
}

/** A path of two slashes would lead to another site. */
function escapeAttribute(path: string): string {
  const ownPath = path.startsWith('/') && !path.startsWith('//') ? path : '/';
  return ownPath.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
