/** Thrown when something that a call needs does not answer: 503, and the caller is shown the message. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
