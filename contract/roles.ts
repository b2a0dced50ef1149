/** Roles of staff. */
export const ROLES = ['staff', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** The `provider` of an account that signs in by its password; any other is one of social sign-in. */
export const BY_PASSWORD = 'local';
