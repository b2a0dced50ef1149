const END = Buffer.from([0xff, 0xd9]);

/**
 * Draws (by sharp, with its option `failOn`) a photo that a phone made, also one without its end. Stray bytes between its parts are
 * passed over. With an end put behind it a photo that was cut off would look whole, so the second try is strict.
 */
export async function drawPhoto<Drawn>(
  content: Buffer,
  draw: (given: { content: Buffer; failOn: 'error' | 'warning' }) => Promise<Drawn>,
): Promise<Drawn> {
  try {
    return await draw({ content, failOn: 'error' });
  } catch (fault) {
    if (content[0] !== END[0] || content[1] !== 0xd8) throw fault;
    const missing = content.at(-1) === END[0] ? END.subarray(1) : END;
    return await draw({ content: Buffer.concat([content, missing]), failOn: 'warning' }).catch(() => {
      throw fault;
    });
  }
}
