import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture';

const shown = (focalPoint: { x: number; y: number } | null) =>
  renderToString(<Picture media={{ url: '/uploads/a.svg', focalPoint }} sizes="80px" />);

test('a picture that is cut keeps in sight what its editor chose', () => {
  expect(shown({ x: 20, y: 35.5 })).toContain('object-position:20% 35.5%');
  expect(shown(null)).not.toContain('object-position');
});

test('a drawing is not sent through the resizer, which takes none, whatever its program calls the file', () => {
  for (const url of ['/uploads/a.svg', '/uploads/LOGO.SVG'])
    expect(renderToString(<Picture media={{ url }} sizes="80px" />)).toContain(`src="${url}"`);
});
