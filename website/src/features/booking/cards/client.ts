'use client';

import { MAX_CARD_BYTES, shrunkSize, TIMEOUT_MS } from './rules';
import type { CardAnswer } from './schema';

/** Size up to which pictures are sent unchanged, in bytes. */
const SMALL_ENOUGH = 1_000_000;
const LONGEST_SIDE = 2400;
const QUALITY = 0.88;

/** Pictures that only browsers of the phones that made them can draw; some name no type for them. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/**
 * Redraws a photo before it travels, where the browser can: smaller when it is large, as JPEG when it is HEIC. If that
 * fails, the photo itself is sent and the backend judges it. Only photos: a drawing of many pixels could exhaust the
 * memory of a phone.
 */
async function redrawPhoto(file: File): Promise<Blob> {
  const isLarge = file.size > SMALL_ENOUGH && ['image/jpeg', 'image/webp'].includes(file.type);
  if (!isLarge && !isHeic(file)) return file;
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const size = shrunkSize({ width: photo.width, height: photo.height, longest: LONGEST_SIDE }) ?? photo;
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    canvas.getContext('2d')?.drawImage(photo, 0, 0, size.width, size.height);
    photo.close();
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return smaller && (isHeic(file) || smaller.size < file.size) ? smaller : file;
  } catch {
    return file;
  }
}

function readAnswer(answer: unknown): CardAnswer {
  if (typeof answer === 'object' && answer !== null) {
    if ('card' in answer && typeof answer.card === 'string') return { card: answer.card };
    if ('fault' in answer) return answer as CardAnswer;
  }
  return { fault: 'failed' };
}

/** Sends a picture of a card and tells how far it is, from 0 to 1, which fetch cannot. Never throws. */
export async function sendCard(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<CardAnswer> {
  const picture = await redrawPhoto(file);
  // Refused at once, not after minutes of sending.
  if (picture.size > MAX_CARD_BYTES) return { fault: 'tooLarge' };
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/cards');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.response));
    request.onerror = () => resolve({ fault: 'offline' });
    request.ontimeout = () => resolve({ fault: 'offline' });
    signal.addEventListener('abort', () => request.abort());
    if (!signal.aborted) request.send(picture);
  });
}
