// The bytes of a deck code: whole numbers in as few bytes as they need, texts with their length before them.

/** Thrown by the reader for bytes that no writer of ours makes. */
export class MalformedBytes extends Error {}

export class ByteWriter {
  readonly #bytes: number[] = [];

  /** A whole number from 0 to 2³¹−1: seven bits a byte, the lowest first, the top bit set where more follow. */
  number(value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.#bytes.push((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.#bytes.push(rest);
  }

  /** Its length in bytes, then the text in UTF-8. */
  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length);
    this.append(bytes);
  }

  append(bytes: Uint8Array): void {
    for (const byte of bytes) this.#bytes.push(byte);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

export class ByteReader {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** How many bytes have been read. */
  get position(): number {
    return this.#at;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift <= 28; shift += 7) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new MalformedBytes('A number is cut off');
      this.#at += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw new MalformedBytes('A number is too large');
  }

  text(): string {
    const length = this.number();
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new MalformedBytes('A text is cut off');
    const bytes = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new MalformedBytes('A text is not UTF-8');
    }
  }
}
