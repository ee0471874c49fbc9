/** An entry of a matrix in the form that a learner types: `1/sqrt(2)`, `-i`, `e^(i pi/4)`, `(1+i)/2`. */

export interface Entry {
  readonly re: number;
  readonly im: number;
}

/** Returns undefined if the text is not a number. An empty text is 0. */
export function readEntry(text: string): Entry | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll('·', '*')
    .replaceAll('×', '*')
    .replaceAll('√', 'sqrt')
    .replaceAll('π', 'pi');
  if (plain.trim() === '') return number(0);
  const tokens = plain.match(/\d+(?:\.\d+)?|\.\d+|[a-z]+|\S/g) ?? [];
  const reader = new EntryReader(tokens.flatMap(namesIn));
  const value = reader.sum();
  return reader.isAtEnd && value && Number.isFinite(value.re) && Number.isFinite(value.im)
    ? value
    : undefined;
}

const names = ['sqrt', 'cos', 'sin', 'exp', 'pi', 'i', 'e'];

/** Splits names as they are spoken: `ipi` is i times pi. */
function namesIn(token: string): readonly string[] {
  if (!/^[a-z]/.test(token)) return [token];
  const found: string[] = [];
  for (let rest = token; rest !== '';) {
    const name = names.find((each) => rest.startsWith(each));
    if (name === undefined) return [token];
    found.push(name);
    rest = rest.slice(name.length);
  }
  return found;
}

/** Reads sums of products of powers. Neighbors without a sign between them are multiplied. */
class EntryReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  sum(): Entry | undefined {
    let total = this.#signed();
    while (total && (this.#peek() === '+' || this.#peek() === '-')) {
      const sign = this.#take() === '+' ? 1 : -1;
      const more = this.#product();
      total = more && { re: total.re + sign * more.re, im: total.im + sign * more.im };
    }
    return total;
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  #take(): string | undefined {
    return this.#tokens[this.#at++];
  }

  #signed(): Entry | undefined {
    if (this.#peek() !== '-' && this.#peek() !== '+') return this.#product();
    const sign = this.#take() === '+' ? 1 : -1;
    const value = this.#product();
    return value && times(number(sign), value);
  }

  #product(): Entry | undefined {
    let product = this.#power();
    for (let next = this.#peek(); product && next !== undefined; next = this.#peek()) {
      if (next === '*' || next === '/') this.#take();
      else if (!/^[a-z(]/.test(next)) break;
      const factor = this.#power();
      product = factor && times(product, next === '/' ? reciprocal(factor) : factor);
    }
    return product;
  }

  #power(): Entry | undefined {
    const base = this.#atom();
    if (!base || this.#peek() !== '^') return base;
    this.#take();
    const exponent = this.#peek() === '-' ? this.#signedAtom() : this.#atom();
    return exponent && power(base, exponent);
  }

  #signedAtom(): Entry | undefined {
    this.#take();
    const value = this.#atom();
    return value && times(number(-1), value);
  }

  #atom(): Entry | undefined {
    const token = this.#take();
    if (token === undefined) return undefined;
    if (/^[\d.]/.test(token)) return number(Number(token));
    switch (token) {
      case 'i':
        return { re: 0, im: 1 };
      case 'e':
        return number(Math.E);
      case 'pi':
        return number(Math.PI);
      case '(': {
        const inner = this.sum();
        return this.#take() === ')' ? inner : undefined;
      }
      default:
        return this.#applied(token);
    }
  }

  /** `sqrt 2` is `sqrt(2)`. */
  #applied(name: string): Entry | undefined {
    const of = names.includes(name) ? this.#atom() : undefined;
    if (!of) return undefined;
    if (name === 'exp') return exponential(of);
    if (name === 'sqrt') return power(of, number(0.5));
    if (of.im !== 0) return undefined;
    return number(name === 'cos' ? Math.cos(of.re) : Math.sin(of.re));
  }
}

function number(re: number): Entry {
  return { re, im: 0 };
}

function times(a: Entry, b: Entry): Entry {
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

function reciprocal({ re, im }: Entry): Entry {
  const squared = re * re + im * im;
  return { re: re / squared, im: -im / squared };
}

function exponential({ re, im }: Entry): Entry {
  return { re: Math.exp(re) * Math.cos(im), im: Math.exp(re) * Math.sin(im) };
}

function power(base: Entry, exponent: Entry): Entry {
  if (base.im === 0 && base.re >= 0 && exponent.im === 0) return number(base.re ** exponent.re);
  if (base.re === 0 && base.im === 0) return number(0);
  const log = { re: Math.log(Math.hypot(base.re, base.im)), im: Math.atan2(base.im, base.re) };
  return exponential(times(exponent, log));
}

const exact: readonly (readonly [text: string, value: number])[] = [
  ['0', 0],
  ['1', 1],
  ['1/2', 0.5],
  ['1/sqrt(2)', Math.SQRT1_2],
  ['1/4', 0.25],
  ['sqrt(3)/2', Math.sqrt(3) / 2],
  ['1/sqrt(3)', 1 / Math.sqrt(3)],
  ['sqrt(2/3)', Math.sqrt(2 / 3)],
];

/** Writes the entry in the form that a learner types. */
export function writeEntry({ re, im }: Entry): string {
  const [real, imaginary] = [part(re), part(im)];
  if (imaginary === '0') return real;
  const times = imaginary.replace(/^(-?)1(?=$|\/)/, '$1i');
  const withI = times === imaginary ? `${imaginary}*i` : times;
  if (real === '0') return withI;
  return withI.startsWith('-') ? `${real}${withI}` : `${real}+${withI}`;
}

function part(value: number): string {
  const known = exact.find(([, each]) => Math.abs(Math.abs(value) - each) < 1e-11);
  const text = known
    ? known[0]
    : Math.abs(value)
        .toFixed(12)
        .replace(/\.?0+$/, '');
  return value < 0 && text !== '0' ? `-${text}` : text; // never with an exponent, because its e would be read as a number
}
