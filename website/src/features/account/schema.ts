import { z } from 'zod';

/** Staff of the clinic (product decision 3: the roles `staff` and `manager`); anyone else has no staff rights. */
export const staffSchema = z.object({
  username: z.string(),
  email: z.string(),
  role: z.object({ type: z.enum(['staff', 'manager']) }),
});

/** The credentials as typed; both are needed, nothing more is said about them. */
export const credentialsSchema = z.object({
  identifier: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
});
