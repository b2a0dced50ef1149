import 'server-only';
import { foundPatientsAnswer, patientFileAnswer } from '@/contract/patient-file';
import { findAnswer, send } from '@/lib/backend/calls';

/** Finds patients by the typed text, the latest visits first. @throws BackendError */
export async function findPatients({ token, text }: { token: string; text: string }) {
  return foundPatientsAnswer.parse(await send({ path: '/patients/find', data: { text }, token }));
}

/** Finds the patient of an appointment; null if erased or outside the reader's scope. @throws BackendError */
export async function getPatientFile(token: string, appointment: string) {
  const path = `/appointments/${encodeURIComponent(appointment)}/patient`;
  return (await findAnswer(patientFileAnswer, { path, token }))?.data ?? null;
}
