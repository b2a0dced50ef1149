const END = Buffer.from([0xff, 0xd9]);

/**
 * Draws a photo that a phone made, also one that says at its end nothing of having ended. Stray bytes between its parts are
 * passed over ("error"). With an end put behind it a photo that was cut off would look whole, so the second try is
 * strict: all of the picture has to be there ("warning").
 *
 * @param draw draws what it is given by sharp, with its option `failOn`
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
