import { environment, websiteSettings } from './environment';

/** A time that can be booked, as the website asks for it. */
export interface FreeTime {
  doctor: string;
  branch: string;
  service: string;
  startsAt: string;
}

interface NextFree {
  doctor: string;
  branch: string;
}

async function ask<Data>(path: string): Promise<Data> {
  const answer = await fetch(`${environment.backendUrl}/api${path}`, {
    headers: {
      Authorization: `Bearer ${websiteSettings().BACKEND_TOKEN ?? ''}`,
      'X-Website-Key': websiteSettings().WEBSITE_KEY ?? '',
      'X-Client-IP': '203.0.113.77',
    },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const { data }: { data: Data } = await answer.json();
  return data;
}

/** So many free times of all doctors in turn, from `daysAhead` days on, where few other tests book. */
export async function listFreeTimes({
  count,
  daysAhead,
}: {
  count: number;
  daysAhead: number;
}): Promise<FreeTime[]> {
  const setting = await ask<{ defaultService: { documentId: string } }>(
    '/booking-setting?fields[0]=locale&populate[defaultService][fields][0]=number',
  );
  const service = setting.defaultService.documentId;
  const from = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const found: FreeTime[] = [];
  for (const { doctor, branch } of await ask<NextFree[]>('/availability/next')) {
    const query = new URLSearchParams({ doctor, branch, service, from, days: '14' });
    const days = await ask<{ slots: { startsAt: string }[] }[]>(`/availability?${query}`);
    found.push(
      ...days.flatMap(({ slots }) => slots).map(({ startsAt }) => ({ doctor, branch, service, startsAt })),
    );
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}
