/**
 * What a visualization is: controls, a drawing and pictures that follow them, and words. All of it is data
 * that a schema reads; nothing in it is ever run.
 */
import { z } from 'zod';
import { percent } from './percent.ts';

/** What the list is filtered by, in the order of the chips. */
export const visualizationConcepts = [
  'Bits and chance',
  'One qubit',
  'Looking',
  'Linked qubits',
  'Messages',
  'Secrets and games',
  'Algorithms',
  'Errors',
] as const;
export const VisualizationConcept = z.enum(visualizationConcepts);
export type VisualizationConcept = z.infer<typeof VisualizationConcept>;

export const VisualizationComplexity = z.enum(['simple', 'detailed']);
export type VisualizationComplexity = z.infer<typeof VisualizationComplexity>;

/** Names of controls, circuits, readings and parts of the drawing. */
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens');
const text = z.string().min(1);
const number = z.number().min(-10_000).max(10_000);

const control = { id: name, label: text };
/** The value in words, as {@link textWith} reads it; without it the bare number. */
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

/** Each press goes one step up, and from the last value to the first: with the defaults it is a switch. */
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

/** `plus + times * shape(value)`, of a control or a reading. Cosine and sine take half turns. */
export const Expression = z.strictObject({
  of: name,
  shape: z.enum(['plain', 'square', 'sqrt', 'cos', 'sin']).default('plain'),
  times: number.default(1),
  plus: number.default(0),
});
export type Expression = z.infer<typeof Expression>;

/**
 * A circuit of the grid notation on one line, whose angles may be names: `RY(turn) * / - X`. A name is a
 * control, or one of `angles`, and counts in half turns.
 */
const SceneCircuit = z.strictObject({
  line: text,
  angles: z.record(name, Expression).default({}),
});
export type SceneCircuit = z.infer<typeof SceneCircuit>;

const wire = z.number().int().min(0).max(7);

/** A number that the engine reads off a circuit, or several of those put together. */
export const Reading = z.union([
  /** Of the outcomes that fit, the highest wire first; a dot stands for either value. */
  z.strictObject({ circuit: name, chance: z.string().regex(/^[01.]+$/) }),
  /** The real part of the amplitude. */
  z.strictObject({ circuit: name, amplitude: z.string().regex(/^[01]+$/) }),
  /** Of the Bloch vector of one wire. */
  z.strictObject({ circuit: name, arrow: z.enum(['x', 'y', 'z', 'length']), wire }),
  /** The fidelity with another circuit, 1 for the same state. */
  z.strictObject({ circuit: name, like: name }),
  z.strictObject({ mean: z.array(name).min(2) }),
  z.strictObject({ sum: z.array(name).min(2) }),
]);
export type Reading = z.infer<typeof Reading>;

export const boundAttributes = [
  ...['r', 'cx', 'cy', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'opacity'],
  /** Degrees with the clock, pixels, and a factor, about the origin of the element. */
  ...['rotate', 'shift-x', 'shift-y', 'scale'],
] as const;

/** Drives one attribute of one element of the drawing. */
export const AttributeBinding = z.strictObject({
  element: name,
  attribute: z.enum(boundAttributes),
  value: Expression,
});
export type AttributeBinding = z.infer<typeof AttributeBinding>;

/** A picture of the lessons' registry whose properties may follow the controls. */
export const ScenePicture = z.strictObject({
  name,
  /** Stands above it. */
  title: text.optional(),
  properties: z
    .record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean(), Expression, z.strictObject({ circuit: name })]),
    )
    .default({}),
});
export type ScenePicture = z.infer<typeof ScenePicture>;

/** Pulling over the drawing turns a control: from one place of its own units to another is min to max. */
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
  /** What is to be seen, in words that follow the controls. */
  description: text,
});
export type AnimationScript = z.infer<typeof AnimationScript>;

/** A slider of this name sets the radius of the drawing's circle. */
export const alphaSlider = 'alpha';
export const alphaRadius = { plus: 30, times: 20 } as const;

/** What is drawn: everything of a visualization but its title and its explanation. */
export const VisualizationScene = z.object({
  svgData: z.string(),
  /** An {@link AnimationScript} as JSON. */
  animationScript: z.string(),
  interactiveElements: z.array(InteractiveElement),
});
export type VisualizationScene = z.infer<typeof VisualizationScene>;

/** @throws {SyntaxError | z.ZodError} for what is no script; what the server sends has been checked. */
export function parseAnimationScript(json: string): AnimationScript {
  return AnimationScript.parse(JSON.parse(json));
}

/** By the names of controls and readings. */
export type SceneValues = Readonly<Record<string, number>>;

const place = /\{([a-z][a-z0-9-]*)(%|°|:[^{}]*)?\}/g;

/**
 * Words with the values in their places: `{one}` is a number with two decimals at most, `{one%}` a percent,
 * `{turn°}` a half turn in degrees, and `{eve: away | listening}` a word for 0, 1 and so on.
 */
export function textWith(template: string, values: SceneValues): string {
  return template.replace(place, (_, key: string, form = '') => {
    const value = values[key] ?? 0;
    if (form === '%') return percent(value);
    if (form === '°') return `${rounded(value * 180, 10)}°`;
    if (form === '') return `${rounded(value, 100)}`;
    const words = form.slice(1).split('|');
    return (words[Math.round(value)] ?? '').trim();
  });
}

/** The names that words ask for. */
export function namesInText(template: string): readonly string[] {
  return [...template.matchAll(place)].map(([, key = '']) => key);
}

/** Never `-0`. */
function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
