export type Point = readonly [x: number, y: number];

/** Paths are written in tenths of a crest unit: whole numbers are short, and fine enough for a page of paper. */
export const PEN_SCALE = 10;

/** Writes path data with relative coordinates (l, q, m), which are half as long as absolute ones. */
export class Pen {
  private data = '';
  private x = 0;
  private y = 0;
  private command = '';
  private start: Point = [0, 0];

  moveTo(to: Point): this {
    // The first one is absolute, so that the data of two pens can be joined.
    this.write(this.data === '' ? 'M' : 'm', [to]);
    this.start = [this.x, this.y];
    this.command = '';
    return this;
  }

  lineTo(to: Point): this {
    this.write('l', [to]);
    return this;
  }

  curveTo(control: Point, to: Point): this {
    this.write('q', [control, to]);
    return this;
  }

  /** A smooth line through the middles between `points`, ending in the last of them. */
  smoothTo(points: readonly Point[]): this {
    points.forEach((point, index) => {
      const next = points[index + 1];
      if (next) this.curveTo(point, middle(point, next));
      else this.lineTo(point);
    });
    return this;
  }

  /** A smooth closed shape through the middles between its corners. */
  shape(corners: readonly Point[]): this {
    const [first, last] = [corners[0], corners.at(-1)];
    if (!first || !last) return this;
    this.moveTo(middle(last, first));
    corners.forEach((corner, index) => this.curveTo(corner, middle(corner, corners[index + 1] ?? first)));
    return this.close();
  }

  /** A closed shape with straight edges. */
  polygon([first, ...rest]: readonly Point[]): this {
    if (!first) return this;
    this.moveTo(first);
    for (const corner of rest) this.lineTo(corner);
    return this.close();
  }

  close(): this {
    this.data += 'z';
    this.command = '';
    [this.x, this.y] = this.start;
    return this;
  }

  toString(): string {
    return this.data;
  }

  private write(command: string, points: readonly Point[]): void {
    if (this.command !== command) this.data += command;
    let first = this.command !== command;
    this.command = command;
    let [x, y] = [this.x, this.y];
    for (const point of points) {
      x = Math.round(point[0] * PEN_SCALE);
      y = Math.round(point[1] * PEN_SCALE);
      for (const number of [x - this.x, y - this.y]) {
        // A minus parts two numbers as well as a space does.
        this.data += first || number < 0 ? number : ` ${number}`;
        first = false;
      }
    }
    this.x = x;
    this.y = y;
  }
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
