/** Reasons why a scene cannot be shown: unknown names, invalid circuits, or pictures that do not fit. */
import {
  alphaRadius,
  alphaSlider,
  elementsOf,
  namesInTemplate,
  type AnimationScript,
  type DrawingElement,
  type Expression,
  type InteractiveElement,
} from '@qubloom/contract';
import { problemsOfInteractive } from '../check/check-interactive.ts';
import { angleNamesIn, propertiesOf, sceneStateOf } from './scene-state.ts';

export interface Scene {
  readonly interactiveElements: readonly InteractiveElement[];
  readonly script: AnimationScript;
}

export function problemsOfScene(scene: Scene, drawing: DrawingElement | undefined): string[] {
  const { script, interactiveElements } = scene;
  const problems = [
    ...problemsOfNames(scene, drawing),
    ...problemsOfAlpha(scene, drawing),
    ...(drawing || script.pictures.length > 0 ? [] : ['there is nothing to see']),
    ...(interactiveElements.length > 0 || script.pictures.length > 0
      ? []
      : ['there is nothing to do']),
  ];
  return problems.length > 0 ? problems : problemsAtWork(scene);
}

/** Checks that every name refers to a control, a circuit, a reading, or an element. */
function problemsOfNames(
  { script, interactiveElements }: Scene,
  drawing: DrawingElement | undefined,
): string[] {
  const controls = interactiveElements.map(({ id }) => id);
  const { circuits, readings, bindings, pictures, drag, description } = script;
  const numbers = [...controls, ...Object.keys(readings)];
  const elements = drawing ? elementsOf(drawing) : [];
  const ids = elements.flatMap(({ attributes: { id } }) => id ?? []);
  const unknown = (what: string, names: readonly string[], known: readonly string[]) =>
    names.filter((name) => !known.includes(name)).map((name) => `there is no ${what} ${name}`);
  const words = [
    description,
    ...interactiveElements.flatMap(({ shown }) => shown ?? []),
    ...elements.flatMap(({ children }) => children.filter((child) => typeof child === 'string')),
  ];
  const properties = pictures.flatMap((picture) => Object.values(picture.properties));
  const expressions = [...bindings.map(({ value }) => value), ...properties].filter(isExpression);
  const asked = Object.values(readings).flatMap((reading) =>
    'circuit' in reading ? [reading.circuit, ...('like' in reading ? [reading.like] : [])] : [],
  );
  const summed = Object.values(readings).flatMap((reading) => {
    if ('mean' in reading) return reading.mean;
    return 'sum' in reading ? reading.sum : [];
  });
  const drawn = properties.flatMap((one) =>
    typeof one === 'object' && 'circuit' in one ? [one.circuit] : [],
  );
  const angles = Object.values(circuits).flatMap((one) => Object.values(one.angles));
  return [
    ...unknown('control or reading', [...words.flatMap(namesInTemplate), ...summed], numbers),
    ...unknown(
      'control or reading',
      expressions.map(({ of }) => of),
      numbers,
    ),
    ...unknown(
      'control',
      [...angles.map(({ of }) => of), ...(drag ? [drag.control] : [])],
      controls,
    ),
    ...unknown('circuit', [...asked, ...drawn], Object.keys(circuits)),
    ...unknown(
      'element',
      bindings.map(({ element }) => element),
      ids,
    ),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two elements are called ${id}`),
    ...Object.keys(readings)
      .filter((name) => controls.includes(name))
      .map((name) => `${name} is a control and a reading`),
    ...(drag && !drawing ? ['there is no drawing to pull over'] : []),
  ];
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'of' in value;
}

/** A slider called alpha sets the radius of a circle to 30 + 20 times its value. */
function problemsOfAlpha(
  { script, interactiveElements }: Scene,
  drawing: DrawingElement | undefined,
): string[] {
  const isThere = interactiveElements.some(
    ({ id, type }) => id === alphaSlider && type === 'slider',
  );
  if (!isThere) return [];
  const circles = drawing ? elementsOf(drawing).filter(({ tag }) => tag === 'circle') : [];
  const isBound = script.bindings.some(
    ({ element, attribute, value: { of, shape, times, plus } }) =>
      circles.some(({ attributes }) => attributes['id'] === element) &&
      attribute === 'r' &&
      of === alphaSlider &&
      shape === 'plain' &&
      times === alphaRadius.times &&
      plus === alphaRadius.plus,
  );
  return isBound ? [] : ['the slider alpha sets the radius of a circle to 30 + 20 times its value'];
}

/** The scene is computed with every control at its default, at its minimum, and at its maximum. */
function problemsAtWork({ script, interactiveElements }: Scene): string[] {
  const stray = Object.entries(script.circuits).flatMap(([name, { line, angles }]) => {
    const known = [...interactiveElements.map(({ id }) => id), ...Object.keys(angles), sweep];
    return angleNamesIn(line)
      .filter((angle) => !known.includes(angle))
      .map((angle) => `the circuit ${name} has an angle ${angle} that nothing sets`);
  });
  if (stray.length > 0) return stray;
  const settings = (['default', 'min', 'max'] as const).map((key) =>
    Object.fromEntries(interactiveElements.map((element) => [element.id, element[key]])),
  );
  return [...new Set(settings.flatMap((controls) => problemsAt(script, controls)))];
}

/** The angle that a picture sweeps by itself. */
const sweep = 'sweep';

function problemsAt(script: AnimationScript, controls: Readonly<Record<string, number>>): string[] {
  try {
    const state = sceneStateOf(script, controls);
    const odd = Object.entries(state.values).filter(([, value]) => !Number.isFinite(value));
    return [
      ...odd.map(([name]) => `${name} is not a number`),
      ...script.pictures.flatMap((picture) =>
        problemsOfInteractive({ name: picture.name, properties: propertiesOf(picture, state) }),
      ),
    ];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return [error.message];
    throw error;
  }
}
