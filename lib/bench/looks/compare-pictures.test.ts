import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures';

const paper = (width: number, height: number, spot?: number) => {
  const sheet = sharp({ create: { width, height, channels: 3, background: '#fff' } });
  return (spot ? sheet.composite([{ input: { create: { width: spot, height: spot, channels: 3, background: '#000' } }, left: 0, top: 0 }]) : sheet).png().toBuffer(); // prettier-ignore
};

describe('comparing two pictures', () => {
  it('finds no difference between a picture and itself', async () => {
    expect((await comparePictures(await paper(40, 40, 4), await paper(40, 40, 4))).differing).toBe(0);
  });

  it('counts what changed, and shows it in a picture of that size', async () => {
    const { differing, picture } = await comparePictures(await paper(40, 40), await paper(40, 40, 4));
    expect(differing).toBeCloseTo(16 / 1600);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 40, height: 40, format: 'png' });
  });

  it('counts only what stands on a page that grew longer', async () => {
    expect((await comparePictures(await paper(40, 20), await paper(40, 40))).differing).toBe(0);
    const { differing } = await comparePictures(await paper(40, 40, 30), await paper(40, 20, 20));
    expect(differing).toBeCloseTo((30 * 30 - 20 * 20) / 1600);
  });
});
