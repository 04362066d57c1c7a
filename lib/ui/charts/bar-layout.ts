import type { BarColumn } from './bar-chart';

// Where everything of a chart of bars lies, in units of its own picture. Apart from the drawing, so that it can be tested.

export interface Bar {
  key: string;
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BarText {
  key: string;
  /** Middle of the text, and its foot. */
  x: number;
  y: number;
  text: string;
  kind: 'value' | 'label';
}

export interface BarLayout {
  width: number;
  height: number;
  /** Height at which the bars stand. */
  floor: number;
  bars: Bar[];
  texts: BarText[];
}

const WIDTH = 336;
const HEIGHT = 150;
const FLOOR = 128;
/** Room above the tallest bar for its number. */
const HEAD = 18;
/** Part of a column that its bars take. */
const FILLED = 0.78;

export function columnsOf(
  columns: readonly BarColumn[],
  { stacked, top }: { stacked: boolean; top?: number },
): BarLayout {
  const heights = columns.map(({ values }) =>
    stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values),
  );
  const scale = (FLOOR - HEAD) / Math.max(top ?? 0, ...heights, 1e-9);
  const step = WIDTH / Math.max(columns.length, 1);
  const bars: Bar[] = [];
  const texts: BarText[] = [];
  columns.forEach(({ label, values, shown }, column) => {
    const middle = (column + 0.5) * step;
    const width = (step * FILLED) / (stacked ? 1 : Math.max(values.length, 1));
    let base = FLOOR;
    values.forEach((value, series) => {
      const height = value * scale;
      const x = stacked ? middle - width / 2 : middle - (step * FILLED) / 2 + series * width;
      const y = (stacked ? base : FLOOR) - height;
      if (height > 0) bars.push({ key: `${column} ${series}`, series, x: x + 0.75, y, width: width - 1.5, height });
      if (stacked) base = y;
      else addText(`${column} ${series}`, x + width / 2, y - 4, shown[series], 'value');
    });
    if (stacked) addText(`${column}`, middle, base - 4, shown[0], 'value');
    addText(`${column} label`, middle, HEIGHT - 6, label, 'label');
  });
  return { width: WIDTH, height: HEIGHT, floor: FLOOR, bars, texts };

  function addText(key: string, x: number, y: number, text: string | undefined, kind: BarText['kind']): void {
    if (text) texts.push({ key, x, y, text, kind });
  }
}
