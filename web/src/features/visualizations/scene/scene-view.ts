/** The content of a scene, computed again for every change of a control. */
import { propertiesOf, sceneStateOf, valueOf } from '@qubloom/curriculum';
import {
  parseAnimationScript,
  parseDrawing,
  fillTemplate,
  readInteractive,
  viewBoxOf,
  type AnimationScript,
  type DrawingDrag,
  type DrawingElement,
  type InteractiveElement,
  type SceneValues,
  type VisualizationScene,
} from '@qubloom/contract';

/** A scene whose texts have been parsed. */
export interface ReadScene {
  readonly script: AnimationScript;
  readonly drawing: DrawingElement | undefined;
}

/** Sanitizes a scene again before it is shown. Returns undefined if a text contains something that is not allowed. */
export function readScene({ animationScript, svgData }: VisualizationScene): ReadScene | undefined {
  const drawing = svgData === '' ? undefined : parseDrawing(svgData);
  if (drawing && !drawing.ok) return undefined;
  try {
    return { script: parseAnimationScript(animationScript), drawing: drawing?.drawing };
  } catch {
    return undefined;
  }
}

/** Values of attributes, by the element's name in the drawing and then by the attribute. */
export type Driven = ReadonlyMap<string, Readonly<Record<string, number>>>;

export interface SceneView {
  readonly values: SceneValues;
  readonly driven: Driven;
  readonly pictures: readonly {
    readonly name: string;
    readonly title: string | undefined;
    readonly properties: Readonly<Record<string, unknown>>;
  }[];
  readonly description: string;
}

export function sceneViewOf({ script }: ReadScene, controls: SceneValues): SceneView {
  const state = sceneStateOf(script, controls);
  const driven = new Map<string, Record<string, number>>();
  for (const { element, attribute, value } of script.bindings) {
    const attributes = driven.get(element) ?? {};
    attributes[attribute] = valueOf(value, state.values);
    driven.set(element, attributes);
  }
  return {
    values: state.values,
    driven,
    pictures: script.pictures.map((picture) => ({
      name: picture.name,
      title: picture.title,
      properties: asRead(picture.name, propertiesOf(picture, state)),
    })),
    description: fillTemplate(script.description, state.values),
  };
}

/** As in lessons, an interactive is drawn from the values of its properties. */
function asRead(name: string, properties: Readonly<Record<string, unknown>>) {
  const read = readInteractive({ name, properties });
  return read.ok ? read.properties : properties;
}

/** Returns the initial value of each control. */
export function startValues(elements: readonly InteractiveElement[]): SceneValues {
  return Object.fromEntries(elements.map((element) => [element.id, element.default]));
}

/** Returns the value after a press: one step up, or the first value after the last one. */
export function valueAfterPress({ min, max, step }: InteractiveElement, value: number): number {
  const next = onStep({ min, max, step }, value + step);
  return next > value ? next : min;
}

/** Returns the value of a control after dragging to a place of the drawing. */
export function valueAtPlace(
  drag: DrawingDrag,
  element: InteractiveElement,
  place: number,
): number {
  const share = (place - drag.from) / (drag.to - drag.from);
  return onStep(element, element.min + share * (element.max - element.min));
}

type Range = Pick<InteractiveElement, 'min' | 'max' | 'step'>;

function onStep({ min, max, step }: Range, value: number): number {
  const steps = Math.round((value - min) / step);
  // A sum of many steps has rounding errors, which would be shown as 0.30000000000000004.
  const stepped = Number((min + steps * step).toFixed(6));
  return Math.min(max, Math.max(min, stepped));
}

/** Converts a share of the drawing's box on the screen to a place in the drawing's own units. */
export function placeInDrawing(
  drawing: DrawingElement,
  along: DrawingDrag['along'],
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  pointer: { readonly clientX: number; readonly clientY: number },
): number {
  const [left, top, width, height] = viewBoxOf(drawing) ?? [0, 0, 1, 1];
  // The drawing is as large as it fits, in the middle of its box.
  const scale = Math.min(box.width / width, box.height / height) || 1;
  return along === 'x'
    ? left + width / 2 + (pointer.clientX - box.left - box.width / 2) / scale
    : top + height / 2 + (pointer.clientY - box.top - box.height / 2) / scale;
}
