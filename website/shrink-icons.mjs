import { optimize } from 'svgo';

/**
 * Loads a set of icons into the build with fewer digits in its outlines: drawn ones come with thousandths of a point that no
 * screen shows, and were a fifth of the home page as sent.
 *
 * @param {string} source a set as Iconify ships it
 */
export default function shrinkIcons(source) {
  /** @type {import('@iconify/types').IconifyJSON} */
  const set = JSON.parse(source);
  for (const icon of Object.values(set.icons))
    icon.body = shrink({ body: icon.body, size: icon.width ?? set.width ?? 0 });
  return JSON.stringify(set);
}

/**
 * A coordinate is off by a thousandth of the drawing's size at most: where one is largest, by an eighth of a phone's dot.
 *
 * @param {{ body: string, size: number }} drawing size: its width in points
 */
function shrink({ body, size }) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: size >= 48 ? 1 : 2 } }],
  });
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
}
