import { z } from 'zod';
import { patientRequest } from '@/contract/patient-data';
import { answerFile, refuseFile } from '@/features/account/session/file-guards';
import { managerRoute } from '@/features/account/session/guards';
import { patientFile } from '@/features/desk/patients/query';
import { patientsPath } from '@/features/desk/patients/rules';

const TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' };

/** The data of one patient as a file. By POST: who it is about is in the body, not in the address. */
export const POST = managerRoute({
  schema: patientRequest.extend({ format: z.enum(['json', 'html']).catch('html') }),
  back: ({ locale }) => patientsPath({ locale }),
  refused: refuseFile,
  handle: async ({ input: { sought, format }, session: { token }, locale }) =>
    answerFile(await patientFile({ token, sought, locale, format }), TYPES[format], `patient.${format}`),
});
