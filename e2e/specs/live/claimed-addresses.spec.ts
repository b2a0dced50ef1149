import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { changeSettings } from '../../support/colleague';
import { queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { type FreeTime, listFreeTimes } from '../../support/free-times';
import { newPatient } from '../../support/patient';

test.use({ world: 'claimed-addresses' });

/** One caller of this machine. */
const CALLER = '127.0.0.20';
const DAYS_AHEAD = 26;

interface Said {
  status: number;
  text: string;
}

/** Sends from one address, which claims to be another visitor's with every request. */
function send({
  port,
  path,
  method = 'POST',
  headers = {},
  body,
}: {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}): Promise<Said> {
  const claimed = `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return new Promise((done, failed) => {
    const request = ask(
      {
        hostname: '127.0.0.1',
        port,
        localAddress: CALLER,
        path,
        method,
        headers: {
          Host: `localhost:${port}`,
          Origin: `http://localhost:${port}`,
          'X-Forwarded-For': claimed,
          'X-Real-IP': claimed,
          'X-Client-IP': claimed,
          Forwarded: `for=${claimed}`,
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () =>
          done({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    request.once('error', failed);
    request.end(body);
  });
}

/** The site as it stands without a proxy in front of it: nobody's word about an address is taken. */
async function serveWithoutProxy() {
  const { build, remove } = copyBuild();
  const port = await freePort();
  const { stop } = await serveBuild({ build, port, settings: { TRUSTED_PROXIES: '' } });
  return {
    port,
    end: async () => {
      await stop();
      remove();
    },
  };
}

const settingOf = (name: string): number => {
  const [row] = queryDatabase({ sql: `SELECT ${name} AS value FROM booking_settings LIMIT 1` });
  return Number(Reflect.get(Object(row), 'value'));
};

async function holdAll({ port, times }: { port: number; times: FreeTime[] }) {
  const held: string[] = [];
  for (const time of times) {
    const cookie = `booking-hold=${randomBytes(16).toString('hex')}`;
    const answer = await send({
      port,
      path: '/api/holds',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ locale: 'en', ...time }),
    });
    if (answer.text.includes('"held"')) held.push(cookie);
  }
  return held;
}

function bookingOf({ time, email }: { time: FreeTime; email: string }): string {
  const patient = newPatient('en');
  return new URLSearchParams({
    doctor: time.doctor,
    branch: time.branch,
    service: time.service,
    time: time.startsAt,
    firstName: patient.firstName,
    lastName: patient.lastName,
    phone: patient.phone,
    age: '34',
    email,
    contractType: 'cash',
    consent: 'on',
    idempotencyKey: randomUUID(),
  }).toString();
}

test.describe('an address that is only claimed', () => {
  let site: { port: number; end: () => Promise<void> } | undefined;

  test.beforeAll(async ({ testSite: _ }) => {
    site = await serveWithoutProxy();
  });
  test.afterAll(() => site?.end());

  test('holds no more times than any other, in 150 tries', async () => {
    const port = site?.port ?? 0;
    const limit = settingOf('max_holds_per_address');
    const times = await listFreeTimes({ count: 150, daysAhead: DAYS_AHEAD });
    expect(times.length).toBe(150);
    const held = await holdAll({ port, times });
    // Given back for the tests that come after.
    for (const cookie of held)
      await send({ port, path: '/api/holds', method: 'DELETE', headers: { Cookie: cookie } });
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThanOrEqual(limit);
  });

  test('has no more mails sent to one victim than any other, in 25 bookings', async () => {
    const port = site?.port ?? 0;
    // Here all come from one address, and none of them is to be asked for a proof.
    await changeSettings({ freeRequestsPerAddressDay: '100' });
    const email = `victim-${randomInt(1e9)}@clinic.example`;
    const times = await listFreeTimes({ count: 25, daysAhead: DAYS_AHEAD + 8 });
    const answers: Said[] = [];
    for (const time of times) {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const body = bookingOf({ time, email });
      answers.push(await send({ port, path: '/en/booking/request', headers, body }));
    }
    const booked = answers.filter(({ text }) => text.includes('"booked"')).length;
    // The others are kept as failed, for staff to see.
    const sql = "SELECT count(*) AS total FROM outbox_messages WHERE recipient = ? AND state <> 'failed'";
    const mails = () => Number(Reflect.get(Object(queryDatabase({ sql, values: [email] })[0]), 'total'));
    // Booked all the same, up to the limit of an address: a full mailbox takes no visit away.
    expect(booked).toBeGreaterThan(10);
    // Each is looked at when its turn to be sent has come.
    await expect.poll(mails).toBe(10);
  });
});
