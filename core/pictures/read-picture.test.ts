import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rounds } from '../testing.ts';
import { MAX_PICTURE_BYTES, readPicture } from './read-picture.ts';
import { bytes, exif, jpeg, jpegWith, png, webp } from './testing.ts';

const SECRET = /GPS|Secret/;
const read = (file: Uint8Array) => {
  const picture = readPicture(file);
  if ('refusal' in picture) throw new Error(picture.refusal);
  return { ...picture, text: String.fromCharCode(...picture.content) };
};
const refusalOf = (file: Uint8Array) => {
  const picture = readPicture(file);
  return 'refusal' in picture ? picture.refusal : undefined;
};

describe('a picture', () => {
  it.each([
    ['png', png(8, 6)],
    ['jpeg', jpeg],
    ['webp', webp()],
  ] as const)('is known as %s by what its file begins with, and has the size that it says', (type, file) => {
    expect(read(file)).toMatchObject({ type, width: 8, height: 6 });
  });

  it.each([
    ['the text of a PNG', png(8, 6, ['tEXt', bytes('Secret')], ['eXIf', exif(1)]), png(8, 6)],
    ['the place of a JPEG', jpegWith(0xffe1, bytes('Exif\0\0', exif(1))), jpeg],
    ['the comment of a JPEG', jpegWith(0xfffe, bytes('Secret')), jpeg],
    ['what stands behind a JPEG', bytes(jpeg, 'Secret video'), jpeg],
  ])('is published without %s', (_, file, expected) => {
    const { content, text } = read(file);
    expect(text).not.toMatch(SECRET);
    expect(content).toEqual(expected);
  });

  it('is published without the notes of a WebP, which says that it has none', () => {
    const { content, text } = read(webp(['EXIF', bytes(exif(1), '!')], ['XMP ', bytes('Secret')]));
    expect(text).not.toMatch(SECRET);
    expect([content.length, content[20]]).toEqual([webp().length, 0]);
    expect(read(content).content).toEqual(content);
  });

  it('keeps by what its colours are read', () => {
    const profile = bytes('ICC_PROFILE\0\x01\x01 colours');
    expect(read(jpegWith(0xffe2, profile)).text).toContain('colours');
    expect(read(png(8, 6, ['iCCP', bytes('colours')])).text).toContain('colours');
    expect(read(webp(['ICCP', bytes('colours!')])).text).toContain('colours!');
  });

  it.each([
    ['is a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'It is no PNG, JPEG or WebP file'],
    ['is empty', bytes(), 'It is no PNG, JPEG or WebP file'],
    ['is too wide', png(1201, 6), 'It is 1201 x 6: make it at most 1200 pixels wide and high.'],
    ['has no size', png(0, 6), 'The file ends before its picture does'],
    ['is too large', png(8, 6, ['IDAT', new Uint8Array(MAX_PICTURE_BYTES)]), 'bytes, which each visitor would load'],
    ['ends early', jpeg.subarray(0, 290), 'The file ends before its picture does'],
    ['is turned by a note', jpegWith(0xffe1, bytes('Exif\0\0', exif(6))), 'turn the picture itself'],
    ['moves as a PNG', png(8, 6, ['acTL', bytes('....')]), 'It moves'],
    ['moves as a WebP', webp(['ANIM', bytes('....')]), 'It moves'],
  ])('is refused that %s', (_, file, says) => {
    expect(refusalOf(file)).toContain(says);
  });
});

test('a picture that was cut or changed somewhere is read or refused, and in time', () => {
  const files = [png(8, 6, ['eXIf', exif(1)]), jpegWith(0xffe1, bytes('Exif\0\0', exif(1))), webp(['EXIF', bytes(exif(1), '!')])];
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(255), fc.nat(), (file, at, value, end) => {
      const changed = file.slice(0, 1 + (end % file.length));
      changed[at % changed.length] = value;
      expect(readPicture(changed)).toBeTypeOf('object');
    }),
    { numRuns: rounds(5000, 500) },
  );
});
