import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture';

const shown = (focalPoint: { x: number; y: number } | null) =>
  renderToString(<Picture media={{ url: '/uploads/a.svg', focalPoint }} sizes="80px" />);

test('a picture that is cut keeps in sight what its editor chose', () => {
  expect(shown({ x: 20, y: 35.5 })).toContain('object-position:20% 35.5%');
  expect(shown(null)).not.toContain('object-position');
});
