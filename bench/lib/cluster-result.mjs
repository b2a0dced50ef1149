import { faultsOfBooks } from './bookkeeping.mjs';
import { noneOf, tableFrom } from './results.mjs';

/** Check of the database that finds times sold twice. */
export const SOLD_TWICE = 'overlapping live appointments of one doctor';

/** Columns of the table: what is counted is added up, of the rest the longest counts. */
const COLUMNS = {
  requests: { name: 'requests', isTotal: true },
  failedReads: { name: 'reads failed', isTotal: true },
  longestRead: { name: 'longest read, s', digits: 1 },
  status5xx: { name: '5xx', isTotal: true },
  unanswered: { name: 'no answer', isTotal: true },
  booked: { name: 'acknowledged', isTotal: true },
  lost: { name: 'lost', isTotal: true },
  twice: { name: 'sold twice', isTotal: true },
  wellSeconds: { name: 'until well, s', digits: 1 },
  backSeconds: { name: 'back, s', digits: 1 },
};

const sum = (values) => values.reduce((total, value) => total + value, 0);
const longest = (values) => Math.max(...values.filter(Number.isFinite));

/** Returns what was under way when each part was lost, or begun until the next one was. */
function countEach({ losses, asked }) {
  return losses.map((loss, index) => {
    const until = losses[index + 1]?.begin ?? Number.POSITIVE_INFINITY;
    const own = asked.filter(({ begin, ms }) => begin + ms >= loss.begin && begin + ms < until);
    const reads = own.filter(({ what }) => what === 'read');
    const before = losses[index - 1] ?? { lost: 0, twice: 0 };
    return {
      ...loss,
      own,
      requests: own.length,
      failedReads: reads.filter(({ isGood }) => !isGood).length,
      longestRead: longest(reads.map(({ ms }) => ms / 1000)),
      status5xx: own.filter(({ status }) => status >= 500).length,
      unanswered: own.filter(({ status }) => status === 0).length,
      booked: own.filter(({ what, isGood }) => what === 'booking' && isGood).length,
      lost: loss.lost - before.lost,
      twice: loss.twice - before.twice,
    };
  });
}

function tableOfLosses(each) {
  const whole = Object.entries(COLUMNS).map(([key, { isTotal }]) => {
    const values = each.map((one) => one[key]);
    return [key, isTotal ? sum(values) : longest(values)];
  });
  const all = { part: 'all', way: 'sum or longest', ...Object.fromEntries(whole) };
  return tableFrom({
    found: [...each, all],
    labels: { part: 'part', way: 'lost by being' },
    columns: COLUMNS,
  });
}

/** Returns a table of the answers other than the expected ones. */
function tableOfAnswers(each) {
  const bad = each.flatMap(({ own, part, way }) =>
    own
      .filter(({ isGood }) => !isGood)
      .map(({ what, status }) => [part, way, what, status || 'nothing'].join('\n')),
  );
  return {
    about:
      'Answers that were not what was asked for; a form that is answered 200 said that it could not be done:',
    labels: ['part', 'lost by being', 'what for', 'answer'],
    columns: [{ name: 'times', isTotal: true }],
    rows: [...Map.groupBy(bad, (labels) => labels)].map(([labels, some]) => ({
      labels: labels.split('\n'),
      values: [some.length],
    })),
  };
}

/** Returns what came of losing each part: `losses` in order, with what was lost and sold twice so far, `books` in the end. */
export function describeLosses({ losses, asked, books }) {
  const each = countEach({ losses, asked });
  const others = each.filter(({ part, failedReads }) => part !== 'nginx' && failedReads > 0);
  return {
    tables: [tableOfLosses(each), tableOfAnswers(each)],
    aims: [
      noneOf('reads failed by any loss but that of nginx', sum(others.map(({ failedReads }) => failedReads))),
      noneOf('acknowledged bookings lost', books.lost.length),
      noneOf('times sold twice', books.faults[SOLD_TWICE] ?? 0),
      {
        name: 'until well, longest',
        unit: 's',
        value: longest(each.map(({ wellSeconds }) => wellSeconds)),
        atMost: 10,
        digits: 1,
      },
    ],
    faults: [
      ...others.map(({ part, way, failedReads }) => `${failedReads} reads failed: ${part} ${way}`),
      ...faultsOfBooks(books),
      ...each.flatMap(({ part, way, missing }) =>
        missing.map((what) => `not well in time: ${what}, ${part} ${way}`),
      ),
    ],
  };
}
