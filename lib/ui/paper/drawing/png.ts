import sharp from 'sharp';

/** A drawing as a PNG. It holds no text and no addresses, so nothing is fetched and no font is looked for. */
export async function svgToPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 8 }).toBuffer();
}
