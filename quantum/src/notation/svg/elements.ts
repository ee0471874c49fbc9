/** Writes one SVG element. Its content must already be markup. */
export function element(
  name: string,
  attributes: { readonly [name: string]: string | number },
  content = '',
): string {
  const written = Object.entries(attributes)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`,
    )
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/**
 * Escapes text for XML: the five special characters become entities, and characters that XML 1.0 does not allow are
 * replaced.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');
}

export function line(x1: number, y1: number, x2: number, y2: number, kind = 'wire'): string {
  return element('line', {
    class: kind,
    x1,
    y1,
    x2,
    y2,
    stroke: 'currentColor',
    ...(kind === 'barrier' ? { 'stroke-dasharray': '4 4' } : {}),
  });
}

export function circle(cx: number, cy: number, r: number, isFilled: boolean): string {
  return element('circle', {
    cx,
    cy,
    r,
    stroke: 'currentColor',
    fill: isFilled ? 'currentColor' : 'none',
  });
}

export function box(x: number, y: number, width: number, height: number): string {
  return element('rect', {
    class: 'box',
    x,
    y,
    width,
    height,
    rx: 3,
    stroke: 'currentColor',
    fill: 'none',
  });
}

export function text(
  x: number,
  y: number,
  content: string,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string {
  return element(
    'text',
    { x, y, 'font-size': size, 'text-anchor': anchor, dy: '0.35em', fill: 'currentColor' },
    escapeXml(content),
  );
}

/** Returns the approximate width of a text in a sans serif typeface. */
export function widthOfText(content: string, size: number): number {
  return [...content].length * size * 0.6;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Draws a vertical double line, for classical bits. */
export function doubleLine(x: number, from: number, to: number): string[] {
  return [
    line(x - 1.5, from, x - 1.5, to, 'classical'),
    line(x + 1.5, from, x + 1.5, to, 'classical'),
  ];
}
