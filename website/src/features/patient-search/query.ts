import 'server-only';
import type { PatientFile } from '@/contract/patient-file';
import { BackendError } from '@/lib/backend/errors';
import { getPatientFile } from './data';

/** The patient of an appointment; null when there is none, else why it cannot be shown. */
export async function readPatient(asked: {
  token: string;
  appointment: string;
}): Promise<PatientFile | null | 'refused' | 'failed'> {
  try {
    return await getPatientFile(asked);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? 'refused' : 'failed';
  }
}
