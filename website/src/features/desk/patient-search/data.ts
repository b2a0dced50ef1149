import 'server-only';
import {
  type FoundPatients,
  foundPatientsAnswer,
  type PatientFile,
  patientFileAnswer,
} from '@/contract/patient-file';
import { backendRequest } from '@/lib/backend/client';
import { nullIfNotFound } from '@/lib/backend/errors';

/** Patients that fit what was typed, whoever came last first. @throws BackendError */
export async function findPatients({ token, text }: { token: string; text: string }): Promise<FoundPatients> {
  const call = { method: 'POST', path: '/patients/find', body: { data: { text } }, token } as const;
  return foundPatientsAnswer.parse(await backendRequest(call));
}

/** The patient of an appointment; null for one who was erased, or is none of the reader's. @throws BackendError */
export async function getPatientFile(token: string, appointment: string): Promise<PatientFile | null> {
  const path = `/appointments/${encodeURIComponent(appointment)}/patient`;
  const answer = await nullIfNotFound(() => backendRequest({ method: 'GET', path, token }));
  return answer === null ? null : patientFileAnswer.parse(answer).data;
}
