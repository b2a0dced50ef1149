import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { AnswerMemory, type KeptAnswer } from './answer-memory';
import { type Captured, captureAnswer } from './capture';
import { FreshAnswers, isAskedAgain } from './fresh-answer';
import { keepFor, type Question, questionOf } from './keepable';
import { startScriptsLate } from './late-scripts';
import { MIN_PACKED_BYTES, packQuickly, packWell } from './packing';
import { isStale, PageAges } from './page-ages';
import { OF_ONE_SENDING, sendKept, sendOnce } from './send-answer';

/** Where the backend says that something was published. */
const REVALIDATION = '/api/revalidate';
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;

/**
 * Puts a memory of answers in front of the website: a page or file that is the same for everybody is packed once,
 * not with every answer, and a page is asked for at most once a second, however many read it
 * (docs/decisions/0095-pages-packed-once.md). Everything else is packed while it is sent.
 */
export function keepAnswers({ listener }: { listener: RequestListener }): RequestListener {
  const memory = new AnswerMemory();
  const fresh = new FreshAnswers();
  const ages = new PageAges();
  const packWhileSent = compression();

  const pass: RequestListener = (request, response) => {
    packWhileSent(request as never, response as never, () => void listener(request, response));
  };

  return (request, response) => {
    if (isAskedAgain(request)) return void listener(request, response);
    const question = questionOf(request);
    if (request.method === 'POST' && request.url === REVALIDATION) forgetAfter(response);
    if (!question || memory.isPrivate(question.key)) return pass(request, response);
    const { key, isBare } = question;
    const kept = memory.find(key);
    if (kept && kept.freshUntil > Date.now()) return sendKept({ request, response, kept, isBare });
    const flight = memory.flight(key);
    if (!flight) return ask({ request, response, question });
    void flight.then((answer) =>
      answer ? sendKept({ request, response, kept: answer, isBare }) : pass(request, response),
    );
  };

  function forgetAfter(response: ServerResponse): void {
    response.once('finish', () => {
      if (response.statusCode < 300) memory.expirePages();
    });
  }

  function ask({ request, response, question }: Exchange & { question: Question }): void {
    const end = memory.begin(question.key);
    // The whole answer is wanted, also when this reader has it already.
    const conditions = CONDITIONS.map((name) => [name, request.headers[name]] as const);
    for (const name of CONDITIONS) delete request.headers[name];
    request.url = question.url;
    const { url } = question;
    const askedAt = Date.now();
    packWhileSent(request as never, response as never, () => {
      captureAnswer({
        response,
        wanted: () => {
          const headers = response.getHeaders();
          ages.note({ url, headers, askedAt });
          return isStale(headers) || keepFor({ status: response.statusCode, headers }) > 0;
        },
        onOther: () => {
          memory.markPrivate(question.key);
          end(null);
        },
        onWhole: async (captured) => {
          const old = { status: response.statusCode, ...captured };
          const isToBeRenewed = isStale(old.headers) && ages.isBehindNotice(url);
          const renewed = isToBeRenewed ? await fresh.wait(request) : null;
          if (renewed) ages.note({ url, headers: renewed.headers, askedAt });
          const answer = renewed ?? old;
          for (const [name, value] of conditions) if (value) request.headers[name] = value;
          const forMs = keepFor(answer);
          if (forMs === 0) {
            end(null);
            return sendOnce({ response, answer });
          }
          const isPackable =
            answer.body.length >= MIN_PACKED_BYTES && compression.filter(request as never, response as never);
          const kept = keep({ captured: answer, question, isPackable, forMs });
          end(kept);
          sendKept({ request, response, kept, isBare: question.isBare });
        },
      });
      void listener(request, response);
    });
  }

  function keep({
    captured: { headers, body },
    question: { key, encoding },
    isPackable,
    forMs,
  }: {
    captured: Captured;
    question: Question;
    isPackable: boolean;
    forMs: number;
  }): KeptAnswer {
    const etag = typeof headers.etag === 'string' ? headers.etag : null;
    const known = memory.find(key);
    const unchanged = known?.etag && known.etag === etag ? known.body : null;
    const freshUntil = Date.now() + forMs;
    const isPacked = isPackable && encoding !== 'identity';
    const own = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !OF_ONE_SENDING.includes(name)),
    );
    const pack = () => {
      const sent = sentOf({ headers, body });
      return isPacked ? packQuickly({ body: sent, encoding }) : sent;
    };
    const answer: KeptAnswer = {
      headers: { ...own, vary: varyOf(headers.vary), ...(isPacked ? { 'content-encoding': encoding } : {}) },
      etag,
      body: unchanged ?? pack(),
      freshUntil,
    };
    memory.keep(key, answer);
    if (isPacked && encoding === 'br' && freshUntil === Number.POSITIVE_INFINITY)
      void packWell(body).then((smaller) => memory.keep(key, { ...answer, body: smaller }));
    return answer;
  }
}

/** What readers are sent of an answer: of a page, the one whose scripts start late. */
function sentOf({ headers, body }: Captured): Buffer {
  const isPage = String(headers['content-type']).startsWith('text/html');
  return isPage ? Buffer.from(startScriptsLate(body.toString('utf8'))) : body;
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

function varyOf(vary: number | string | string[] | undefined): string {
  const names = String(vary ?? '')
    .split(/,\s*/)
    .filter(Boolean);
  return names.some((name) => name.toLowerCase() === 'accept-encoding')
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ');
}
