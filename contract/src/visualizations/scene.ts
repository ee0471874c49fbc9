/**
 * Data of a visualization: controls, a drawing and pictures that follow them, and words. A schema reads all
 * of it, and none of it is ever run as code.
 */
import { z } from 'zod';
import { percent } from './percent.ts';

/** Concepts for filtering the list, in the order of the chips. */
export const visualizationConcepts = [
  'Bits and chance',
  'One qubit',
  'Looking',
  'Linked qubits',
  'Messages',
  'Games',
  'Algorithms',
  'Errors',
] as const;
export const VisualizationConcept = z.enum(visualizationConcepts);
export type VisualizationConcept = z.infer<typeof VisualizationConcept>;

export const VisualizationComplexity = z.enum(['simple', 'detailed']);
export type VisualizationComplexity = z.infer<typeof VisualizationComplexity>;

/** Name of a control, circuit, reading, or part of the drawing. */
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens');
const text = z.string().min(1);
const number = z.number().min(-10_000).max(10_000);

const control = { id: name, label: text };
/** Text that shows the value, in the form that {@link fillTemplate} reads; without it, the bare number is shown. */
const shown = text.optional();

const Slider = z.strictObject({
  ...control,
  type: z.literal('slider'),
  default: number.optional(),
  min: number.default(0),
  max: number.default(1),
  step: z.number().positive().default(0.01),
  shown,
});

/**
 * Button that adds one step with each press and wraps from the last value to the first. With the defaults, it
 * is a switch.
 */
const PressButton = z.strictObject({
  ...control,
  type: z.literal('button'),
  default: number.optional(),
  min: number.default(0),
  max: number.default(1),
  step: z.number().positive().default(1),
  shown,
});

export const InteractiveElement = z
  .discriminatedUnion('type', [Slider, PressButton])
  .refine(({ min, max }) => min < max, { message: 'min is below max', path: ['min'] })
  .transform((element) => ({ ...element, default: element.default ?? element.min }))
  .refine((element) => element.default >= element.min && element.default <= element.max, {
    message: 'the default is between min and max',
    path: ['default'],
  });
export type InteractiveElement = z.infer<typeof InteractiveElement>;

export const ExplanationStep = z.strictObject({ title: text, content: text });
export type ExplanationStep = z.infer<typeof ExplanationStep>;

/** `plus + times * shape(value)` for a control or a reading. Cosine and sine take half turns. */
export const Expression = z.strictObject({
  of: name,
  shape: z.enum(['plain', 'square', 'sqrt', 'cos', 'sin']).default('plain'),
  times: number.default(1),
  plus: number.default(0),
});
export type Expression = z.infer<typeof Expression>;

/**
 * Circuit on one line of grid notation; angles may be names, as in `RY(turn) * / - X`. A name refers to a
 * control or an entry of `angles`, and its unit is half turns.
 */
const SceneCircuit = z.strictObject({
  line: text,
  angles: z.record(name, Expression).default({}),
});
export type SceneCircuit = z.infer<typeof SceneCircuit>;

const wire = z.number().int().min(0).max(7);

/** Number that the engine computes from a circuit, or a combination of several. */
export const Reading = z.union([
  /** Total probability of matching outcomes, highest wire first; a dot matches either value. */
  z.strictObject({ circuit: name, chance: z.string().regex(/^[01.]+$/) }),
  /** Real part of an amplitude. */
  z.strictObject({ circuit: name, amplitude: z.string().regex(/^[01]+$/) }),
  /** Component or length of one wire's Bloch vector. */
  z.strictObject({ circuit: name, arrow: z.enum(['x', 'y', 'z', 'length']), wire }),
  /** Fidelity with another circuit; 1 means the same state. */
  z.strictObject({ circuit: name, like: name }),
  z.strictObject({ mean: z.array(name).min(2) }),
  z.strictObject({ sum: z.array(name).min(2) }),
]);
export type Reading = z.infer<typeof Reading>;

export const boundAttributes = [
  ...['r', 'cx', 'cy', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'opacity'],
  /** Clockwise degrees, pixels, and a factor, all relative to the element's origin. */
  ...['rotate', 'shift-x', 'shift-y', 'scale'],
] as const;

/** Drives one attribute of one element of the drawing. */
export const AttributeBinding = z.strictObject({
  element: name,
  attribute: z.enum(boundAttributes),
  value: Expression,
});
export type AttributeBinding = z.infer<typeof AttributeBinding>;

/** Picture from the lessons' registry; its properties may follow the controls. */
export const ScenePicture = z.strictObject({
  name,
  /** Title above the picture. */
  title: text.optional(),
  properties: z
    .record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean(), Expression, z.strictObject({ circuit: name })]),
    )
    .default({}),
});
export type ScenePicture = z.infer<typeof ScenePicture>;

/**
 * Drags over the drawing set a control: `from` and `to`, in the drawing's units, correspond to the control's
 * min and max.
 */
const DrawingDrag = z.strictObject({
  control: name,
  along: z.enum(['x', 'y']),
  from: number,
  to: number,
});
export type DrawingDrag = z.infer<typeof DrawingDrag>;

export const AnimationScript = z.strictObject({
  circuits: z.record(name, SceneCircuit).default({}),
  readings: z.record(name, Reading).default({}),
  bindings: z.array(AttributeBinding).max(60).default([]),
  pictures: z.array(ScenePicture).max(3).default([]),
  drag: DrawingDrag.optional(),
  /** Description of the scene, with words that follow the controls. */
  description: text,
});
export type AnimationScript = z.infer<typeof AnimationScript>;

/** A slider with this name sets the radius of the drawing's circle. */
export const alphaSlider = 'alpha';
export const alphaRadius = { plus: 30, times: 20 } as const;

/** Everything in a visualization except its title and its explanation. */
export const VisualizationScene = z.object({
  svgData: z.string(),
  /** An {@link AnimationScript} as JSON. */
  animationScript: z.string(),
  interactiveElements: z.array(InteractiveElement),
});
export type VisualizationScene = z.infer<typeof VisualizationScene>;

/** @throws {SyntaxError | z.ZodError} if the text is not a script; the server sends only checked scripts. */
export function parseAnimationScript(json: string): AnimationScript {
  return AnimationScript.parse(JSON.parse(json));
}

/** Values by the names of controls and readings. */
export type SceneValues = Readonly<Record<string, number>>;

const place = /\{([a-z][a-z0-9-]*)(%|°|:[^{}]*)?\}/g;

/**
 * Fills values into a text: `{one}` is a number with at most two decimals, `{one%}` a percentage, `{turn°}`
 * half turns in degrees, and `{eve: away | listening}` a word for 0, 1, and so on.
 */
export function fillTemplate(template: string, values: SceneValues): string {
  return template.replace(place, (_, key: string, form = '') => {
    const value = values[key] ?? 0;
    if (form === '%') return percent(value);
    if (form === '°') return `${roundTo(value * 180, 10)}°`;
    if (form === '') return `${roundTo(value, 100)}`;
    const words = form.slice(1).split('|');
    return (words[Math.round(value)] ?? '').trim();
  });
}

/** Names that a text refers to. */
export function namesInTemplate(template: string): readonly string[] {
  return [...template.matchAll(place)].map(([, key = '']) => key);
}

/** Rounds without ever returning `-0`. */
function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
