/** Example circuits, each with one sentence. Wire 0 is the lowest bit of the result. */
import { circuit, type Circuit } from '@qubloom/quantum';

export interface Example {
  /** The name in links. */
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  /** Built on request, because building a dozen of them takes a moment on a phone. */
  readonly circuit: () => Circuit;
}

const quarter = Math.PI / 4;

/** Adds the inverse Fourier transform on the lowest wires, with the swaps of wires at its start. */
function inverseFourier(builder: ReturnType<typeof circuit>, wires: number): typeof builder {
  for (let low = 0; low < Math.floor(wires / 2); low++) builder.swap(low, wires - 1 - low);
  for (let wire = 0; wire < wires; wire++) {
    for (let control = 0; control < wire; control++) {
      builder.cp(-Math.PI / 2 ** (wire - control), control, wire);
    }
    builder.h(wire);
  }
  return builder;
}

function fourier(builder: ReturnType<typeof circuit>, wires: number): typeof builder {
  for (let wire = wires - 1; wire >= 0; wire--) {
    builder.h(wire);
    for (let control = wire - 1; control >= 0; control--) {
      builder.cp(Math.PI / 2 ** (wire - control), control, wire);
    }
  }
  for (let low = 0; low < Math.floor(wires / 2); low++) builder.swap(low, wires - 1 - low);
  return builder;
}

export const examples: readonly Example[] = [
  {
    id: 'bell',
    title: 'Bell pair',
    sentence: 'Two qubits that always agree, and yet each alone is a fair coin.',
    circuit: () => circuit(2).h(0).cx(0, 1).build(),
  },
  {
    id: 'ghz',
    title: 'GHZ',
    sentence: 'Three qubits linked at once: all 0 or all 1.',
    circuit: () => circuit(3).h(0).cx(0, 1).cx(1, 2).build(),
  },
  {
    id: 'teleportation',
    title: 'Teleportation',
    sentence: 'The state of q0 goes to q2 with a linked pair and two ordinary bits.',
    circuit: () =>
      circuit(3)
        .ry(Math.PI / 3, 0)
        .h(1)
        .cx(1, 2)
        .barrier()
        .cx(0, 1)
        .h(0)
        .measure(0, 0)
        .measure(1, 1)
        .when(1, 1, (then) => then.x(2))
        .when(0, 1, (then) => then.z(2))
        .build(),
  },
  {
    id: 'superdense',
    title: 'Superdense coding',
    sentence: 'One qubit carries two bits, here 1 and 1, when a linked pair was shared before.',
    circuit: () =>
      circuit(2).h(0).cx(0, 1).barrier().x(0).z(0).barrier().cx(0, 1).h(0).measureAll().build(),
  },
  {
    id: 'deutsch-jozsa',
    title: 'Deutsch-Jozsa',
    sentence:
      'One question tells a balanced box from a constant one: q0 and q1 never read 00 here.',
    circuit: () =>
      circuit(3)
        .x(2)
        .h(0)
        .h(1)
        .h(2)
        .barrier()
        .cx(0, 2)
        .cx(1, 2)
        .barrier()
        .h(0)
        .h(1)
        .measure(0, 0)
        .measure(1, 1)
        .build(),
  },
  {
    id: 'bernstein-vazirani',
    title: 'Bernstein-Vazirani',
    sentence: 'A hidden word, 101, is read with one question instead of three.',
    circuit: () =>
      circuit(4)
        .x(3)
        .h(0)
        .h(1)
        .h(2)
        .h(3)
        .barrier()
        .cx(0, 3)
        .cx(2, 3)
        .barrier()
        .h(0)
        .h(1)
        .h(2)
        .measure(0, 0)
        .measure(1, 1)
        .measure(2, 2)
        .build(),
  },
  {
    id: 'grover',
    title: 'Grover search',
    sentence: 'The marked item, 101 of eight, comes out 94.5 times in 100 after two steps.',
    circuit: grover,
  },
  {
    id: 'phase-estimation',
    title: 'Phase estimation',
    sentence: 'Three qubits read how far T turns: one eighth, which is 001.',
    circuit: phaseEstimation,
  },
  {
    id: 'qft',
    title: 'Fourier transform',
    sentence: 'A rhythm that repeats every 4 steps of 8 becomes the even numbers: 0, 2, 4 and 6.',
    circuit: () => fourier(circuit(3).h(2), 3).build(),
  },
  {
    id: 'error-correction',
    title: 'Error correction',
    sentence: 'One flipped qubit of three is found by two helpers and mended; q0 keeps its state.',
    circuit: () =>
      circuit(5)
        .ry(Math.PI / 3, 0)
        .cx(0, 1)
        .cx(0, 2)
        .barrier()
        .x(1)
        .barrier()
        .cx(0, 3)
        .cx(1, 3)
        .cx(1, 4)
        .cx(2, 4)
        .measure(3, 0)
        .measure(4, 1)
        .when([0, 1], 1, (then) => then.x(0))
        .when([0, 1], 3, (then) => then.x(1))
        .when([0, 1], 2, (then) => then.x(2))
        .cx(0, 2)
        .cx(0, 1)
        .build(),
  },
  {
    id: 'chsh',
    title: 'CHSH game',
    sentence: 'Two players with a linked pair win 85 of 100 rounds; without it, 75 is the most.',
    circuit: chsh,
  },
  {
    id: 'bb84',
    title: 'BB84 secret key',
    sentence: 'q0 sends a bit in a secret direction; when q1 and q2 agree, c0 is the bit of q3.',
    circuit: bb84,
  },
];

export function exampleOf(id: string): Example | undefined {
  return examples.find((example) => example.id === id);
}

function grover(): Circuit {
  const builder = circuit(3).h(0).h(1).h(2);
  for (let step = 0; step < 2; step++) {
    builder.barrier().gate('z', [2], { controls: [0], antiControls: [1] });
    builder.barrier().h(0).h(1).h(2);
    builder
      .x(2)
      .gate('z', [2], { antiControls: [0, 1] })
      .x(2)
      .h(0)
      .h(1)
      .h(2);
  }
  return builder.build();
}

/** T turns |1⟩ by 2π/8, so the three wires read 1. */
function phaseEstimation(): Circuit {
  const builder = circuit(4).initial(3, '1').h(0).h(1).h(2);
  for (let wire = 0; wire < 3; wire++) builder.cp(quarter * 2 ** wire, wire, 3);
  return inverseFourier(builder.barrier(), 3).measure(0, 0).measure(1, 1).measure(2, 2).build();
}

/**
 * q0 and q1 are the questions, drawn at random. q2 and q3 are the players' entangled pair. Each player turns their
 * qubit by their question and answers with a measurement. They win if their answers differ exactly on questions 1, 1.
 */
function chsh(): Circuit {
  return circuit(4)
    .h(0)
    .h(1)
    .h(2)
    .cx(2, 3)
    .barrier()
    .ry(-quarter, 3)
    .gate('ry', [2], { parameters: [-2 * quarter], controls: [0] })
    .gate('ry', [3], { parameters: [2 * quarter], controls: [1] })
    .barrier()
    .measureAll()
    .build();
}

/**
 * q0 is the qubit that is sent. q1 and q2 are the directions of sender and receiver, and q3 is the secret bit; all
 * three are drawn at random. The receiver's result is c0.
 */
function bb84(): Circuit {
  return circuit(4)
    .h(1)
    .h(2)
    .h(3)
    .barrier()
    .cx(3, 0)
    .ch(1, 0)
    .barrier()
    .ch(2, 0)
    .measureAll()
    .build();
}
