import { describe, expect, test } from 'vitest';
import { elementsOf, parseDrawing, viewBoxOf } from './drawing.ts';

const drawingOf = (inner: string) => parseDrawing(`<svg viewBox="0 0 10 10">${inner}</svg>`);

describe('a drawing', () => {
  test('is parsed into elements with their attributes and words', () => {
    const result = drawingOf(
      '<g id="part"><circle r="3" fill="var(--color-zero)"/><text x="1">{one%} ⟩</text></g>',
    );
    if (!result.ok) throw new Error(result.problem);
    expect(elementsOf(result.drawing).map(({ tag }) => tag)).toEqual([
      'svg',
      'g',
      'circle',
      'text',
    ]);
    expect(elementsOf(result.drawing)[3]?.children).toEqual(['{one%} ⟩']);
    expect(viewBoxOf(result.drawing)).toEqual([0, 0, 10, 10]);
  });

  // Shows: A16 drawings
  test.each([
    ['a script', '<script>planted()</script>'],
    ['an upper-case script', '<SCRIPT>planted()</SCRIPT>'],
    ['an event handler', '<circle r="1" onclick="planted()"/>'],
    ['an event handler on load', '<g onload="planted()"></g>'],
    ['foreign content', '<foreignObject><body></body></foreignObject>'],
    ['a link', '<a href="https://elsewhere.example"><circle r="1"/></a>'],
    ['a use from elsewhere', '<use href="https://elsewhere.example/x.svg#a"/>'],
    ['an image', '<image href="https://elsewhere.example/beacon.png"/>'],
    ['a style', '<style>* { background: url(https://elsewhere.example) }</style>'],
    ['a style attribute', '<circle r="1" style="fill: url(https://elsewhere.example)"/>'],
    ['a class', '<circle r="1" class="fixed inset-0"/>'],
    ['a paint from elsewhere', '<circle r="1" fill="url(https://elsewhere.example#a)"/>'],
    ['a color of its own', '<circle r="1" fill="#ff0000"/>'],
    ['an animation', '<animate attributeName="href" to="javascript:planted()"/>'],
    ['a set', '<set attributeName="onclick" to="planted()"/>'],
    ['an entity', '<text>&lt;script&gt;</text>'],
    ['a comment', '<!-- <circle r="1"/> -->'],
    ['character data', '<text><![CDATA[<script>]]></text>'],
    ['a namespace', '<circle r="1" xlink:href="javascript:planted()"/>'],
    ['a tag in an attribute', '<circle r="<script>"/>'],
    ['an attribute twice', '<circle r="1" r="2"/>'],
    ['an attribute without quotes', '<circle r=1/>'],
    ['an inherited name', '<circle constructor="1"/>'],
    ['words outside text', 'hello'],
    ['an element that stays open', '<g>'],
    ['an element closed by another', '<g></svg></g>'],
  ])('is refused with %s', (_, inner) => {
    expect(drawingOf(inner)).toMatchObject({ ok: false });
  });

  // Shows: A16 drawings
  test.each([
    ['nothing', ''],
    ['no svg', '<g></g>'],
    ['no viewBox', '<svg></svg>'],
    ['a viewBox without a size', '<svg viewBox="0 0 0 10"></svg>'],
    ['a second drawing', '<svg viewBox="0 0 1 1"></svg><svg viewBox="0 0 1 1"></svg>'],
    ['a document type', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"></svg>'],
    ['more letters than fit', `<svg viewBox="0 0 1 1"><path d="${'M0 0'.repeat(6000)}"/></svg>`],
    ['too many levels', `<svg viewBox="0 0 1 1">${'<g>'.repeat(20)}${'</g>'.repeat(20)}</svg>`],
  ])('is refused with %s', (_, text) => {
    expect(parseDrawing(text)).toMatchObject({ ok: false });
  });
});
