/** Simulators that the site serves itself, as `/simulators/<name>`: some interactives, and the circuit lab. */
import { interactives, type Interactive, type SimulatorPage } from './interactives.ts';

const circuitLab = {
  name: 'circuit-lab',
  title: 'Circuit lab',
  description: 'Build quantum circuits and see what they do, gate by gate.',
  idea: 'Build any circuit, and see what it does while you build.',
  steps: [
    'Drag a gate onto a line. Or tap the gate first, and then its place.',
    'With a keyboard, walk with the arrow keys and press a letter, such as H.',
    'Tap a gate on its line to change it, or to take it away.',
    'Undo takes back any step, so nothing can break.',
    'Ready for more? Choose a higher level above the circuit.',
  ],
} as const satisfies SimulatorPage;

type PageOf<One> = One extends { readonly simulator: { readonly name: infer Name } } ? Name : never;
export type LocalSimulator =
  PageOf<(typeof interactives)[keyof typeof interactives]> | (typeof circuitLab)['name'];

export interface Simulator extends SimulatorPage {
  /** Null for the circuit lab, which is not an interactive. */
  readonly interactive: string | null;
}

export function allSimulators(): readonly Simulator[] {
  const known: Readonly<Record<string, Interactive>> = interactives;
  return [
    ...Object.entries(known).flatMap(([interactive, { simulator }]) =>
      simulator ? [{ ...simulator, interactive }] : [],
    ),
    { ...circuitLab, interactive: null },
  ];
}

export function findSimulator(name: string | undefined): Simulator | undefined {
  return allSimulators().find((simulator) => simulator.name === name);
}
