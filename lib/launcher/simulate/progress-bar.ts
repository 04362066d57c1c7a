const WIDTH = 30;

/** A bar that is drawn again in its line; silent where nobody watches, in a pipe or a file. */
export class ProgressBar {
  #drawn = '';

  constructor(
    private readonly total: number,
    private readonly out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stderr,
  ) {}

  show(done: number): void {
    if (!this.out.isTTY) return;
    const part = done / this.total;
    const full = Math.round(part * WIDTH);
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(part * 100)} % · ${done} of ${this.total} games`;
    if (bar !== this.#drawn) this.out.write(`\r${bar}`);
    this.#drawn = bar;
  }

  /** Leaves an empty line. */
  clear(): void {
    if (this.#drawn !== '') this.out.write(`\r${' '.repeat(this.#drawn.length)}\r`);
    this.#drawn = '';
  }
}
