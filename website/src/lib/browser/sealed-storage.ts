/*
 * Typed text lives in memory. So that a reload finds it again, a sealed copy lies in the storage of the tab: the
 * website makes its key of a cookie that no script reads and that is gone after hours, and no storage holds it.
 */
const kept = new Map<string, string>();
const NONCE_BYTES = 12;

let key: Promise<CryptoKey> | null = null;

/** The key of this browser. @throws Error where there is none: out of reach, or a page without https */
function getKey(): Promise<CryptoKey> {
  key ??= askKey().catch((error: unknown) => {
    key = null;
    throw error;
  });
  return key;
}

async function askKey(): Promise<CryptoKey> {
  const answer = await fetch('/api/storage-key', { cache: 'no-store' });
  if (!answer.ok) throw new Error('no key');
  return crypto.subtle.importKey('raw', await answer.arrayBuffer(), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Keeps a text under a name, until it is forgotten or the tab is closed. Ends when the sealed copy is stored. */
export async function keepSealed(name: string, text: string): Promise<void> {
  kept.set(name, text);
  try {
    const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await getKey(),
      new TextEncoder().encode(text),
    );
    // Written or forgotten again meanwhile.
    if (kept.get(name) !== text) return;
    sessionStorage.setItem(name, btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed))));
  } catch {
    // Without key or storage it lasts as long as the document.
  }
}

/** Reads into memory the text kept before a reload; null without one, or when it can no longer be opened. */
export async function openSealed(name: string): Promise<string | null> {
  try {
    const stored = sessionStorage.getItem(name);
    if (stored === null || kept.has(name)) return readKept(name);
    const bytes = Uint8Array.from(atob(stored), (sign) => sign.charCodeAt(0));
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, NONCE_BYTES) },
      await getKey(),
      bytes.subarray(NONCE_BYTES),
    );
    if (!kept.has(name)) kept.set(name, new TextDecoder().decode(opened));
  } catch {
    // Sealed with a key that has run out, or the storage is refused.
  }
  return readKept(name);
}

export function readKept(name: string): string | null {
  return kept.get(name) ?? null;
}

export function forgetKept(name: string): void {
  kept.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Without access to storage nothing has been kept.
  }
}
