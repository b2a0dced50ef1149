/** Name of the cookie that tells scripts that this browser holds a session. They cannot read its tokens; it is worth nothing. */
export const SIGNED_IN_COOKIE = 'signed-in';
