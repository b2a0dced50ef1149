import 'server-only';
import qrcode from 'qrcode-generator';

/** A QR code of a text as a drawing (SVG), with the quiet zone that the standard wants around it. */
export function qrCode(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 16, scalable: true });
}
