/**
 * The state of a scene for some values of its controls: numbers from the engine, and everything that depends on
 * them.
 */
import type {
  AnimationScript,
  Expression,
  Reading,
  ScenePicture,
  SceneValues,
} from '@qubloom/contract';
import {
  blochVector,
  fidelity,
  probabilityOf,
  smallStateAfter,
  type StateVector,
} from '@qubloom/quantum';
import { circuitOfGrid } from '../circuits/circuit-of-grid.ts';
import { formatAngle, gridOfLine } from '../circuits/circuit-text.ts';

export interface SceneState {
  /** Values of controls and readings, by their names. */
  readonly values: SceneValues;
  /** Circuits with every angle filled in, on one line each. */
  readonly circuits: Readonly<Record<string, string>>;
}

/** @throws {SyntaxError} if a circuit is invalid; the load refuses those. */
export function sceneStateOf(script: AnimationScript, controls: SceneValues): SceneState {
  const circuits = Object.fromEntries(
    Object.entries(script.circuits).map(([name, { line, angles }]) => {
      const halfTurns = Object.entries(angles).map(
        ([key, expression]) => [key, valueOf(expression, controls)] as const,
      );
      return [name, withAngles(line, { ...controls, ...Object.fromEntries(halfTurns) })];
    }),
  );
  const states = new Map<string, StateVector>();
  const stateOf = (name: string): StateVector => {
    const known = states.get(name);
    if (known) return known;
    const state = stateOfLine(circuits[name] ?? '');
    states.set(name, state);
    return state;
  };
  const values: Record<string, number> = { ...controls };
  for (const [name, reading] of Object.entries(script.readings)) {
    values[name] = read(reading, stateOf, values);
  }
  return { values, circuits };
}

/** @returns a number of any size; the driven attribute or circuit decides how to use it. */
export function valueOf({ of, shape, times, plus }: Expression, values: SceneValues): number {
  const value = values[of] ?? 0;
  return plus + times * shapes[shape](value);
}

/** The properties of a picture in the scene, as its schema in the registry parses them. */
export function propertiesOf(
  { properties }: ScenePicture,
  { values, circuits }: SceneState,
): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, property]) => {
      if (typeof property !== 'object') return [key, property];
      if ('circuit' in property) return [key, circuits[property.circuit] ?? ''];
      return [key, valueOf(property, values)];
    }),
  );
}

const shapes: Readonly<Record<Expression['shape'], (value: number) => number>> = {
  plain: (value) => value,
  square: (value) => value * value,
  sqrt: (value) => Math.sqrt(Math.max(0, value)),
  cos: (halfTurns) => Math.cos(Math.PI * halfTurns),
  sin: (halfTurns) => Math.sin(Math.PI * halfTurns),
};

const angleName = /\(([a-z][a-z0-9-]*)\)/g;

/** The names of angles in a line; `pi` is a number. */
export function angleNamesIn(line: string): readonly string[] {
  return [...line.matchAll(angleName)].map(([, name = '']) => name).filter((name) => name !== 'pi');
}

/** Replaces names by numbers, which count half turns. A name without a number stays. */
export function withAngles(line: string, halfTurns: SceneValues): string {
  return line.replace(angleName, (whole, name: string) => {
    const turn = halfTurns[name];
    return turn === undefined ? whole : `(${formatAngle(turn * Math.PI)})`;
  });
}

/**
 * Returns the final state of a circuit on one line.
 * @throws {SyntaxError} if it is invalid.
 */
export function stateOfLine(line: string): StateVector {
  return smallStateAfter(circuitOfGrid(gridOfLine(line)));
}

function read(
  reading: Reading,
  stateOf: (circuit: string) => StateVector,
  values: SceneValues,
): number {
  if ('mean' in reading) return sumOf(reading.mean, values) / reading.mean.length;
  if ('sum' in reading) return sumOf(reading.sum, values);
  const state = stateOf(reading.circuit);
  if ('chance' in reading) return probabilityOf(state, valuesOfWires(reading.chance));
  if ('amplitude' in reading)
    return state.amplitudes[2 * Number.parseInt(reading.amplitude, 2)] ?? 0;
  if ('like' in reading) return fidelity(state, stateOf(reading.like));
  return blochVector(state, reading.wire)[reading.arrow];
}

function sumOf(names: readonly string[], values: SceneValues): number {
  return names.reduce((sum, name) => sum + (values[name] ?? 0), 0);
}

/** The highest wire first, with a dot for either value: `1.` is a 1 on wire 1 and anything on wire 0. */
export function valuesOfWires(pattern: string): Readonly<Record<number, 0 | 1>> {
  const wires = [...pattern].reverse().entries();
  return Object.fromEntries(
    [...wires].flatMap(([wire, sign]) => (sign === '.' ? [] : [[wire, sign === '1' ? 1 : 0]])),
  );
}
