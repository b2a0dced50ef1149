/** A value for NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, without which nothing starts. */
export const FORMS_KEY = Buffer.alloc(32, 1).toString('base64');
