import { Secret, TOTP } from 'otpauth';
import qrcode from 'qrcode-generator';

const PERIOD_SECONDS = 30;
/** A clock may be half a minute wrong, either way. */
const WINDOW = 1;
const SECRET_BYTES = 20;

function totpOf(secret: string): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD_SECONDS,
    algorithm: 'SHA1',
  });
}

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns which half minute since 1970 a code of six digits belongs to (RFC 6238); null when it is not right now. */
export function stepOfCode({ secret, code, now }: { secret: string; code: string; now: number }) {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** Returns what an authenticator reads: its address, and that as a QR picture (SVG). */
export function enrolment({ secret, email, issuer }: { secret: string; email: string; issuer: string }) {
  const totp = totpOf(secret);
  totp.label = email;
  totp.issuer = issuer;
  const uri = totp.toString();
  const picture = qrcode(0, 'M');
  picture.addData(uri);
  picture.make();
  return { secret, picture: picture.createSvgTag({ cellSize: 4, margin: 16, scalable: true }) };
}
