import sharp from 'sharp';
import { iconAddress, iconDrawing, ICONS } from '@/lib/ui/frame/app-icon';

export const dynamic = 'force-static';
export const dynamicParams = false;

const nameOf = (icon: (typeof ICONS)[number]) => iconAddress(icon).slice('/icons/'.length);

export function generateStaticParams() {
  return ICONS.map((icon) => ({ name: nameOf(icon) }));
}

/** `/icons/maskable-512.png`: the seal for home screens, drawn as the site is built. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const icon = ICONS.find((one) => nameOf(one) === name);
  if (!icon) return new Response('No such icon.\n', { status: 404 });
  const { size, purpose } = icon;
  const svg = Buffer.from(iconDrawing(purpose));
  const png = await sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}
