import { expect, it } from 'vitest';
import { blocksSchema } from './blocks';

const pictureOf = (image: Record<string, unknown>) => {
  const [block] = blocksSchema.parse([{ type: 'image', image, children: [{ type: 'text', text: '' }] }]);
  return block?.type === 'image' ? block.image : null;
};

it('a picture in a text is one of the site, wherever its editor worked, and no file is read aloud by its name', () => {
  const file = { name: 'IMG_20.jpg', width: 800, height: 600, mime: 'image/jpeg' };
  for (const origin of ['', 'http://127.0.0.1:1337', 'https://editor.clinic.example']) {
    const image = { ...file, url: `${origin}/uploads/img_20_a1.jpg`, alternativeText: 'The waiting room' };
    const shown = { url: '/uploads/img_20_a1.jpg', alternativeText: 'The waiting room', width: 800 };
    expect(pictureOf(image)).toMatchObject(shown);
    expect(pictureOf({ ...image, alternativeText: file.name })).toMatchObject({ alternativeText: '' });
  }
});
