import { describe, expect, test } from 'vitest';
import { createBranch, createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { readAnswer } from './support/json';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();

const documents = (noun: string) => documentsOf(backend.strapi, noun);
const rowsOf = (noun: string, documentId: string) =>
  backend.strapi.db.query(`api::${noun}.${noun}`).findMany({ where: { documentId } });

describe('a short number', () => {
  test('counts up within its kind and is the same in every language and version', async () => {
    const first = await createDoctor({ strapi: backend.strapi, name: 'First', arabicName: 'الأول' });
    const second = await createDoctor({ strapi: backend.strapi, name: 'Second', arabicName: 'الثاني' });
    const branch = await createBranch({ strapi: backend.strapi, name: 'Dokki', arabicName: 'الدقي' });
    const numbers = async (noun: string, id: string) => (await rowsOf(noun, id)).map(({ number }) => number);
    const firstNumbers = await numbers('doctor', first);
    expect(firstNumbers).toEqual(Array(4).fill(firstNumbers[0]));
    expect(await numbers('doctor', second)).toEqual(Array(4).fill(firstNumbers[0] + 1));
    expect(await numbers('branch', branch)).toEqual([1, 1, 1, 1]);
  });

  test('is answered by the write itself', async () => {
    expect(await documents('specialty').create({ data: { name: 'Otology' } })).toMatchObject({ number: 1 });
  });

  test('cannot be chosen or changed by an edit', async () => {
    const { documentId, number } = await documents('specialty').create({
      data: { name: 'Rhinology', number: 77 },
    });
    expect(number).not.toBe(77);
    await documents('specialty').update({
      documentId,
      data: { name: 'Rhinology', number: 5 },
      status: 'published',
    });
    expect((await rowsOf('specialty', documentId)).map((row) => row.number)).toEqual([number, number]);
  });

  test('is never given out again', async () => {
    const { documentId, number } = await documents('article').create({ data: { title: 'One' } });
    await documents('article').delete({ documentId, locale: '*' });
    expect((await documents('article').create({ data: { title: 'Two' } })).number).toBe(number + 1);
  });

  test('a copy gets its own', async () => {
    const { documentId, number } = await documents('service').create({ data: { name: 'Hearing test' } });
    const copy = await documents('service').clone({ documentId, data: {} });
    const [row] = await rowsOf('service', copy.documentId);
    expect(row.number).toBe(number + 1);
  });

  test('is different for 20 entries made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        documents('article').create({ data: { title: `At once ${index}` } }),
      ),
    );
    expect(new Set(made.map(({ number }) => number)).size).toBe(20);
  });
});

describe('a slug', () => {
  test('comes from the name of its language', async () => {
    const documentId = await createDoctor({
      strapi: backend.strapi,
      name: 'Dr. Omar El-Gohary',
      arabicName: 'د. عمر الجوهري',
    });
    const slugs = new Set((await rowsOf('doctor', documentId)).map(({ slug }) => slug));
    expect(slugs).toEqual(new Set(['dr-omar-el-gohary', 'د-عمر-الجوهري']));
  });

  test('stays when the name changes, is normalised when an editor writes it, and comes back when emptied', async () => {
    const { documentId } = await documents('article').create({ data: { title: 'Ear wax: what helps?' } });
    const update = async (data: Record<string, unknown>) =>
      (await documents('article').update({ documentId, data })).slug;
    expect(await update({ title: 'Ear wax' })).toBe('ear-wax-what-helps');
    expect(await update({ slug: ' Ear  Wax & You ' })).toBe('ear-wax-you');
    expect(await update({ excerpt: 'Short' })).toBe('ear-wax-you');
    expect(await update({ slug: '' })).toBe('ear-wax');
  });
});

describe('an entry that the clinic could not use', () => {
  test.each([
    [
      'branch',
      { name: 'A', address: 'B', phone: '+20220000101', country: 'EG', timeZone: 'Cairo' },
      'timeZone',
    ],
    ['day-off', { startsOn: '2027-02-02', endsOn: '2027-02-01' }, 'endsOn'],
    ['closure', { startsOn: '2027-02-02', endsOn: '2027-02-01' }, 'endsOn'],
    [
      'schedule',
      {
        slotMinutes: 20,
        shifts: [{ weekday: 'monday', startsAt: '09:00', endsAt: '09:10' }],
      },
      'shifts.0.endsAt',
    ],
  ])('is refused at its field: %s', async (noun, data, path) => {
    const failure = await documents(noun)
      .create({ data })
      .then(() => null)
      .catch((error: { details: { errors: { path: string[] }[] } }) => error);
    expect(failure?.details.errors.map((error) => error.path.join('.'))).toEqual([path]);
  });

  test('is also found when only a part of it is sent', async () => {
    const doctor = await createDoctor({ strapi: backend.strapi, name: 'Hala', arabicName: 'هالة' });
    const { documentId } = await documents('day-off').create({
      data: { doctor, startsOn: '2027-02-02', endsOn: '2027-02-05' },
    });
    await expect(documents('day-off').update({ documentId, data: { endsOn: '2027-02-01' } })).rejects.toThrow(
      'last day',
    );
  });
});

interface Schedule {
  doctor: { documentId: string };
  branch: { documentId: string };
  shifts: unknown[];
}

describe('a schedule', () => {
  const findSchedules = async (doctor: string) => {
    const query = `filters[doctor][documentId]=${doctor}&populate[doctor][fields]=name&populate[branch][fields]=name&populate[shifts]=true`;
    const response = await fetch(`${backend.url}/api/schedules?${query}`, {
      headers: backend.websiteHeaders,
    });
    expect(response.status).toBe(200);
    return (await readAnswer<Schedule[]>(response)).data;
  };

  test('survives that its doctor and branch are edited, published again, unpublished and back', async () => {
    const doctor = await createDoctor({ strapi: backend.strapi, name: 'Nadia', arabicName: 'نادية' });
    const branch = await createBranch({
      strapi: backend.strapi,
      name: 'Alexandria',
      arabicName: 'الإسكندرية',
    });
    await documents('schedule').create({
      data: {
        doctor,
        branch,
        slotMinutes: 20,
        shifts: [{ weekday: 'monday', startsAt: '09:00:00.000', endsAt: '12:00:00.000' }],
      },
    });
    const isWhole = async () => {
      const [schedule, ...others] = await findSchedules(doctor);
      expect(others).toEqual([]);
      expect(schedule).toMatchObject({ doctor: { documentId: doctor }, branch: { documentId: branch } });
      expect(schedule?.shifts).toHaveLength(1);
    };
    await isWhole();
    for (const round of [1, 2]) {
      for (const [noun, documentId] of [
        ['doctor', doctor],
        ['branch', branch],
      ] as const) {
        await documents(noun).update({ documentId, locale: 'en', data: { name: `Renamed ${round}` } });
        await documents(noun).publish({ documentId, locale: '*' });
        await isWhole();
      }
    }
    await documents('doctor').unpublish({ documentId: doctor, locale: '*' });
    await documents('doctor').publish({ documentId: doctor, locale: '*' });
    await isWhole();
  });
});
