/**
 * Reads the drawing of a visualization, a small part of SVG, into a tree that the web draws element by
 * element. Anything not listed here is refused, so that no text reaches the page as markup.
 */

export interface DrawingElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (DrawingElement | string)[];
}

export type DrawingResult =
  | { readonly ok: true; readonly drawing: DrawingElement }
  | { readonly ok: false; readonly problem: string };

const tags = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'text', 'tspan'];

const numbers = /^[-+0-9., e%]+$/;
/** The site's own colors. A drawing may use no others, so that it has a light and a dark form. */
const paint =
  /^(?:none|currentColor|var\(--color-(?:zero|one|points|action|good|bad)(?:-soft|-ink)?\)|var\(--color-(?:ink|ink-soft|line|control|surface|sunken|raised|ground)\)|var\(--color-deep(?:-raised|-line|-ink|-soft|-zero|-one|-points)?\))$/;
const word = /^[a-z-]+$/;

const attributes: Readonly<Record<string, RegExp>> = {
  id: /^[a-z][a-z0-9-]*$/,
  viewBox: numbers,
  d: /^[-+0-9., eMmLlHhVvCcSsQqTtAaZz]+$/,
  points: numbers,
  transform: /^(?:(?:translate|rotate|scale)\([-+0-9., e]+\)\s*)+$/,
  fill: paint,
  stroke: paint,
  'font-family': /^(?:var\(--font-(?:mono|heading|sans)\))$/,
  'font-weight': /^[1-9]00$/,
  ...Object.fromEntries(
    ['stroke-linecap', 'stroke-linejoin', 'text-anchor', 'dominant-baseline', 'paint-order'].map(
      (name) => [name, word],
    ),
  ),
  ...Object.fromEntries(
    [
      ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy'],
      ...['width', 'height', 'opacity', 'fill-opacity', 'stroke-opacity', 'stroke-width'],
      ...['stroke-dasharray', 'font-size', 'pathLength'],
    ].map((name) => [name, numbers]),
  ),
};

export const longestDrawing = 20_000;
const deepest = 12;

/**
 * Reads an `<svg>` with a `viewBox`. Comments, entities, and everything else that is not listed are refused.
 */
export function parseDrawing(text: string): DrawingResult {
  if (text.length > longestDrawing) return refused(`is longer than ${longestDrawing} letters`);
  const open: { tag: string; attributes: Record<string, string>; children: Node[] }[] = [];
  let drawing: DrawingElement | undefined;
  for (const [piece, isEnd, tag = '', written = '', isEmpty] of text.trim().matchAll(pieces)) {
    const parent = open.at(-1);
    if (tag === '') {
      if (/[<>&]/.test(piece)) return refused(`has "${piece.slice(0, 30)}"`);
      if (piece.trim() === '') continue;
      if (!parent || !/^(?:text|tspan)$/.test(parent.tag)) return refused('has words outside text');
      parent.children.push(piece.replace(/\s+/g, ' '));
      continue;
    }
    if (isEnd) {
      if (parent?.tag !== tag) return refused(`closes ${tag}, which is not open`);
      open.pop();
      continue;
    }
    if (drawing && !parent) return refused('continues after its closing tag');
    if (!tags.includes(tag)) return refused(`has <${tag}>`);
    if (open.length >= deepest) return refused('is nested too deeply');
    const read = attributesOf(written);
    if (typeof read === 'string') return refused(read);
    const element = { tag, attributes: read, children: [] };
    if (parent) parent.children.push(element);
    else drawing = element;
    if (!isEmpty) open.push(element);
  }
  if (open.length > 0) return refused(`does not close ${open.at(-1)?.tag}`);
  if (drawing?.tag !== 'svg') return refused('is not an <svg>');
  if (!viewBoxOf(drawing)) return refused('has no viewBox of four numbers');
  return { ok: true, drawing };
}

type Node = DrawingElement | string;

/** Matches one tag with its attributes, or the text between two tags. */
const pieces = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:_-]+="[^"<>&]*")*)\s*(\/?)>|<|[^<]+/g;

function attributesOf(written: string): Record<string, string> | string {
  const read: Record<string, string> = {};
  for (const [, key = '', value = ''] of written.matchAll(/([a-zA-Z0-9:_-]+)="([^"]*)"/g)) {
    const allowed = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
    if (!allowed?.test(value)) return `has ${key}="${value.slice(0, 30)}"`;
    if (Object.hasOwn(read, key)) return `has ${key} twice`;
    read[key] = value;
  }
  return read;
}

function refused(reason: string): DrawingResult {
  return { ok: false, problem: `the drawing ${reason}` };
}

/** Left, top, width, and height of a drawing, in its own units. */
export function viewBoxOf({
  attributes: { viewBox = '' },
}: DrawingElement): readonly [number, number, number, number] | undefined {
  const [left, top, width, height, ...rest] = viewBox.split(/[\s,]+/).map(Number);
  const isWhole = [left, top, width, height].every((one) => Number.isFinite(one));
  if (!isWhole || rest.length > 0 || !width || !height || width <= 0 || height <= 0)
    return undefined;
  return [left ?? 0, top ?? 0, width, height];
}

/** The element itself and all its descendants. */
export function elementsOf(element: DrawingElement): readonly DrawingElement[] {
  const inner = element.children.filter((child) => typeof child !== 'string');
  return [element, ...inner.flatMap(elementsOf)];
}
