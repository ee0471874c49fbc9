/** The 64 characters of base64url (RFC 4648, section 5), six bits each. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOf = new Map([...ALPHABET].map((character, value) => [character, value]));

/** Packs numbers of a few bits each into characters that a URL can contain. */
export class BitWriter {
  readonly #characters: string[] = [];
  #pending = 0;
  #pendingBits = 0;

  /** Writes the lowest `width` bits of a value, highest first. `width` is at most 32. */
  bits(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i--) {
      this.#pending = this.#pending * 2 + (Math.floor(value / 2 ** i) % 2);
      this.#pendingBits += 1;
      if (this.#pendingBits === 6) this.#flush();
    }
  }

  flag(value: boolean): void {
    this.bits(value ? 1 : 0, 1);
  }

  /**
   * Writes a whole number from 0 in groups of three bits, lowest first. The bit before each group says whether more
   * groups follow.
   */
  count(value: number): void {
    let rest = value;
    do {
      const group = rest % 8;
      rest = Math.floor(rest / 8);
      this.bits((rest > 0 ? 8 : 0) + group, 4);
    } while (rest > 0);
  }

  /** Writes a text in UTF-16 units. Letters, digits, "_", and "-" take seven bits, and others take seventeen. */
  string(text: string): void {
    this.count(text.length);
    for (let i = 0; i < text.length; i++) {
      const short = valueOf.get(text.charAt(i));
      this.flag(short === undefined);
      if (short === undefined) this.bits(text.charCodeAt(i), 16);
      else this.bits(short, 6);
    }
  }

  /** Returns everything so far. The last character is filled with zeros. */
  text(): string {
    if (this.#pendingBits > 0) this.bits(0, 6 - this.#pendingBits);
    return this.#characters.join('');
  }

  #flush(): void {
    this.#characters.push(ALPHABET.charAt(this.#pending));
    this.#pending = 0;
    this.#pendingBits = 0;
  }
}

/** The text ends too early, or contains something that was never written. */
export class DamagedText extends Error {}

/** Reads the output of `BitWriter`. Throws `DamagedText` past the end and at foreign characters. */
export class BitReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the number of remaining bits. */
  get rest(): number {
    return 6 * this.#text.length - this.#at;
  }

  bits(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++) {
      const digit = valueOf.get(this.#text.charAt(Math.floor(this.#at / 6)));
      if (digit === undefined) throw new DamagedText();
      value = value * 2 + ((digit >> (5 - (this.#at % 6))) & 1);
      this.#at += 1;
    }
    return value;
  }

  flag(): boolean {
    return this.bits(1) === 1;
  }

  count(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 8) {
      const group = this.bits(4);
      value += (group % 8) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw new DamagedText();
      if (group < 8) return value;
    }
  }

  /** Reads a count of parts that take at least one bit each, so that it cannot exceed the remaining bits. */
  boundedCount(): number {
    const value = this.count();
    if (value > this.rest) throw new DamagedText();
    return value;
  }

  string(): string {
    const length = this.boundedCount();
    let text = '';
    for (let i = 0; i < length; i++) {
      text += this.flag() ? String.fromCharCode(this.bits(16)) : ALPHABET.charAt(this.bits(6));
    }
    return text;
  }
}
