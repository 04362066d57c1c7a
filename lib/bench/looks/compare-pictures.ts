import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface PictureDifference {
  /** Part of all pixels, from 0 to 1. */
  differing: number;
  /** PNG of the second picture, pale, with what differs in red. */
  picture: Buffer;
}

/** Compares two PNGs. Where one is smaller, it is continued in white, so that a page that grew differs by what it grew. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureDifference> {
  const [a, b] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const pixels = (png: Buffer, own: { width: number; height: number }) =>
    sharp(png)
      .ensureAlpha()
      .extend({ right: width - own.width, bottom: height - own.height, background: '#fff' })
      .raw()
      .toBuffer();
  const [old, now] = await Promise.all([pixels(before, a), pixels(after, b)]);
  const marked = Buffer.alloc(old.length);
  const count = pixelmatch(old, now, marked, width, height, { threshold: 0.1 });
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { differing: count / (width * height), picture };
}
