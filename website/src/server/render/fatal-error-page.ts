import type { IncomingMessage } from 'node:http';
import { READY_RETRY_SECONDS } from '../../contract/health';
import { directionOf, type Locale } from '../../i18n/routing';
import { readablePath } from '../../lib/address/requested-path';
import { describeFatal, FATAL_WORDS, type FatalCall } from '../../lib/page/fatal-words';
import { isRobot } from '../../lib/page/robots';
import { currentFaultId } from '../../lib/request/request-context';
import { escapeHtml } from '../../lib/text/escape-html';
import { BODY_HEADERS, isPage, type RenderedResponse, withoutHeaders } from './rendered-response';
import { localeOfRequest } from './request-locale';

const EMPTY_DOCUMENT = 'id="__next_error__"';
const MAIN = 'mx-auto flex min-h-[70vh] max-w-text flex-col items-start justify-center gap-4 px-4 py-16';
const BUTTON = 'inline-flex min-h-12 items-center rounded-control px-6 font-semibold';
const FILLED = `${BUTTON} bg-accent text-text-on-fill`;
const OUTLINED = `${BUTTON} border border-line-strong text-action`;

/**
 * Replaces the answer to a fatal error, an empty document (specification, points 2 and 8), by the page that
 * components/layout/fatal-error.tsx draws later. 503 says that the backend is away, and whom to call. Robots get the bare status.
 */
export function withFatalErrorPage(
  answer: RenderedResponse,
  request: IncomingMessage,
  /** The clinic's number, where it is known. */
  call: FatalCall | null = null,
): RenderedResponse {
  const { status, headers } = answer;
  if (isRobot(request.headers['user-agent'] ?? null))
    return { status, headers: withoutHeaders(headers, BODY_HEADERS), body: Buffer.alloc(0) };
  if (!isPage(answer)) return answer;
  const locale = localeOfRequest(request);
  const { title, texts } = describeFatal({ locale, isAway: status === 503, canCall: call !== null });
  const words = FATAL_WORDS[locale];
  const id = currentFaultId();
  const main = [
    `<h1 class="text-3xl">${title}</h1>`,
    ...texts.map((text) => `<p class="text-lg text-text-soft">${text}</p>`),
    id && `<p class="text-text-soft">${words.call} <bdi dir="ltr" class="font-semibold">${id}</bdi></p>`,
    '<div class="mt-2 flex flex-wrap gap-3">',
    `<a href="/" class="${FILLED}">${words.home}</a>`,
    // Reloads the page.
    `<a href="" class="${OUTLINED}">${words.retry}</a>`,
    call && `<a href="tel:${call.phone}" class="${OUTLINED}"><bdi dir="ltr">${call.phoneText}</bdi></a>`,
    '</div>',
  ];
  // The page that scripts draw in place of this one reads the number here.
  const stated = call ? `data-phone="${call.phone}" data-phone-text="${call.phoneText}" ` : '';
  return withMain(answer, { locale, title, main, stated });
}

export function busyPage(request: IncomingMessage): RenderedResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(READY_RETRY_SECONDS),
  };
  const head = '<head><meta name="viewport" content="width=device-width"/></head>';
  const html = `<!DOCTYPE html><html ${EMPTY_DOCUMENT}>${head}<body></body></html>`;
  return withFatalErrorPage({ status: 503, headers, body: Buffer.from(html) }, request);
}

/** Fills the empty document of a page that found nothing ("Page not found: {path}", specification, point 8) until scripts draw it. */
export function withNotFoundPage(answer: RenderedResponse, request: IncomingMessage): RenderedResponse {
  if (answer.status !== 404) return answer;
  const locale = localeOfRequest(request);
  const { notFound, notFoundText, home } = FATAL_WORDS[locale];
  const path = escapeHtml(readablePath(request.url?.split('?', 1)[0] ?? '/'));
  const main = [
    `<h1 class="text-3xl">${notFound} <bdi dir="ltr" class="inline-block max-w-full break-all">${path}</bdi></h1>`,
    `<p class="text-lg text-text-soft">${notFoundText}</p>`,
    `<a href="/${locale}" class="${FILLED}">${home}</a>`,
  ];
  return withMain(answer, { locale, title: notFound, main });
}

/** Puts a page into Next's empty document, which only scripts fill; any other document stays as it is. */
function withMain(
  answer: RenderedResponse,
  page: {
    locale: Locale;
    title: string;
    /** Lines of HTML. */
    main: (string | null)[];
    /** Attributes of the document, each with a space behind it. */
    stated?: string;
  },
): RenderedResponse {
  const { locale, title, main, stated = '' } = page;
  if (!answer.body.includes(EMPTY_DOCUMENT)) return answer;
  const html = answer.body.toString('utf8');
  const [, stylesheet] = /<link rel="preload" href="([^"]+)" as="style"\/>/.exec(html) ?? [];
  const head = `<title>${title}</title>${stylesheet ? `<link rel="stylesheet" href="${stylesheet}"/>` : ''}`;
  const shown = main.filter((line) => line !== null).join('\n');
  const made = html
    .replace('<html ', () => `<html lang="${locale}" dir="${directionOf(locale)}" ${stated}`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<body>', () => `<body><main class="${MAIN}">\n${shown}\n</main>`);
  return { ...answer, body: Buffer.from(made) };
}
