import 'server-only';
import { type DoctorHours, doctorHoursAnswer, type HoursList, hoursListAnswer } from '@/contract/hours';
import { backendRequest } from '@/lib/backend/client';
import { nullIfNotFound } from '@/lib/backend/errors';

/** All doctors with the seven days from `week` on, the branches, and what is closed. Managers only. @throws BackendError */
export async function getHoursList({ token, week }: { token: string; week: string }): Promise<HoursList> {
  const answer = await backendRequest({ method: 'GET', path: '/hours', params: { week }, token });
  return hoursListAnswer.parse(answer).data;
}

/** The hours of one doctor; null when there is no such doctor. @throws BackendError */
export async function getDoctorHours({
  token,
  doctor,
  week,
}: {
  token: string;
  doctor: string;
  week: string;
}): Promise<DoctorHours | null> {
  const call = { method: 'GET', path: `/hours/${doctor}`, params: { week }, token } as const;
  const answer = await nullIfNotFound(() => backendRequest(call));
  return answer === null ? null : doctorHoursAnswer.parse(answer).data;
}
