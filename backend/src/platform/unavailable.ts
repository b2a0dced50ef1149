/** Something that a call needs does not answer: 503, and the message is shown to whoever called. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
