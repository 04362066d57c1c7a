import { encode } from 'uqr';

/** A QR code as path data, `side` wide and high with the quiet margin that readers ask for. Dark parts are filled. */
export function qrPath(text: string, side: number): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const unit = side / size;
  const short = (value: number) => String(Math.round(value * 1000) / 1000);
  return data
    .flatMap((row, y) =>
      runs(row).map(
        ([from, to]) =>
          `M${short(from * unit)} ${short(y * unit)}h${short((to - from) * unit)}v${short(unit)}h${short((from - to) * unit)}z`,
      ),
    )
    .join('');
}

/** Dark stretches of a row: one shape each, so that no hairlines show between modules. */
function runs(row: readonly boolean[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last?.[1] === x) last[1] = x + 1;
    else if (dark) found.push([x, x + 1]);
  });
  return found;
}
