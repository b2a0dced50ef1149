import { bookAppointment } from '../../support/appointments';
import { expect, test } from '../../support/fixtures';

/** Content of a file, or of the page of an opened appointment: the patient is greeted by name there. */
const OPENED = /BEGIN:VCALENDAR|%PDF-|>Mona[ <]/;

const pageOf = (number: string) => `/en/booking/confirmation/${number}`;
type Own = { number: string; key: string };
const cookieOf = ({ number, key }: Own) => ({ Cookie: `booking-${number}=${key}` });

test('the website gives an appointment and its files to nobody whose number, key or path is another', async ({
  request,
}) => {
  const [own, other] = await Promise.all(
    [1, 2].map(async () => {
      const { bookingNumber: number, manageKey: key } = await bookAppointment({ language: 'en' });
      const page = await (await request.get(pageOf(number), { headers: cookieOf({ number, key }) })).text();
      expect(OPENED.test(page)).toBe(true);
      const [, fileKey = ''] = new RegExp(`/${number}/([^/"]+)/appointment[.]pdf`).exec(page) ?? [];
      return { number, key, fileKey };
    }),
  );
  if (!own || !other) throw new Error('No appointments were booked.');
  const { number, fileKey } = own;
  // Asked without a cookie, as the programs that download them do.
  const fileOf = (file: string) => request.get(`${pageOf(number)}/${fileKey}/${file}`);
  const calendar = await fileOf('appointment.ics');
  expect(calendar.headers()['content-type']).toMatch(/^text\/calendar; charset=utf-8/);
  expect(await calendar.text()).toContain(`UID:${number}@`);
  const pdf = await fileOf('appointment.pdf');
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`appointment-${number}.pdf`),
    'cache-control': expect.stringContaining('no-store'),
  });
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const attempts: { path: string; headers?: Record<string, string> }[] = [
    { path: pageOf(number) },
    { path: pageOf(number), headers: cookieOf(other) },
    { path: pageOf(number), headers: cookieOf({ number, key: other.key }) },
    { path: `${pageOf(number)}/cancel`, headers: cookieOf({ number, key: other.key }) },
    ...['appointment.pdf', 'appointment.ics'].flatMap((file) => [
      { path: `${pageOf(number)}/${other.fileKey}/${file}` },
      { path: `${pageOf(number)}/${other.fileKey}/${file}`, headers: cookieOf({ number, key: other.key }) },
      { path: `${pageOf(other.number)}/${fileKey}/${file}` },
      { path: `${pageOf(other.number)}/..%2F${number}/${fileKey}/${file}` },
      { path: `${pageOf(number)}/${fileKey}%2F..%2F${other.fileKey}/${file}` },
    ]),
    { path: `${pageOf(number)}/${fileKey}/appointment.json` },
    { path: `${pageOf(number)}/${fileKey}/__proto__` },
  ];
  for (const { path, headers = {} } of attempts) {
    const answer = await request.get(path, { headers, maxRedirects: 0 });
    expect([200, 303, 307, 404], path).toContain(answer.status());
    expect(OPENED.test(await answer.text()), path).toBe(false);
  }
});
