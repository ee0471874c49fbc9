/**
 * Kinds of real machines for the lab's noise: one table of measured values, and the lab's three numbers derived from
 * them.
 */
import { opensExtra, type DevicePreset, type DeviceRates } from '@qubloom/contract';
import { tierOf, type Caller } from '../../platform/caller.ts';

interface MeasuredDevice extends Omit<DevicePreset, 'rates'> {
  /** The average error of a two-qubit gate, which is the weakest part of every machine. */
  readonly gateError: number;
  readonly readoutError: number;
  /**
   * In microseconds: the time of a two-qubit gate, and T1, in which a 1 decays to 0. Null if T1 is seconds or longer.
   */
  readonly decay: { readonly gateTime: number; readonly t1: number } | null;
}

export const measuredDevices: readonly MeasuredDevice[] = [
  {
    id: 'superconducting',
    name: 'Superconducting circuits',
    about:
      'Tiny loops of metal on a chip, colder than outer space. They are fast, and they forget fast.',
    measured: 'Google’s Willow chip with 105 qubits, December 2024',
    source: {
      title: 'Google Quantum AI, Willow spec sheet',
      url: 'https://quantumai.google/static/site-assets/downloads/willow-spec-sheet.pdf',
    },
    // Means of chip 1, the one for error correction, all qubits at once: CZ 0.33 % (± 0.18), readout 0.77 % (± 0.21),
    // T1 68 µs (± 13). A gate on one qubit errs by 0.035 % (± 0.029). A CZ takes 42 ns: "Quantum error correction below
    // the surface code threshold", Nature 638 (2025), arXiv 2408.13687. Compared in November 2026.
    gateError: 0.0033,
    readoutError: 0.0077,
    decay: { gateTime: 0.042, t1: 68 },
  },
  {
    id: 'trapped-ions',
    name: 'Trapped ions',
    about:
      'Single charged atoms that float in a trap. They are slow and careful, and a 1 hardly ever falls to 0.',
    measured: 'Quantinuum’s H2 with 32 qubits, May 2023',
    source: {
      title: 'Moses and others, A Race-Track Trapped-Ion Quantum Processor',
      url: 'https://arxiv.org/abs/2305.03828',
    },
    // Averages of the abstract: two-qubit gate 1.84(5)e-3, preparation and readout 1.6(1)e-3 together. A gate on one
    // qubit errs by 2.5(3)e-5. With 56 qubits, in June 2024, a two-qubit gate had an error of 1.57e-3
    // (arXiv 2406.02501), about the same. Compared in November 2026.
    gateError: 0.00184,
    readoutError: 0.0016,
    decay: null,
  },
  {
    id: 'neutral-atoms',
    name: 'Neutral atoms',
    about:
      'Single atoms held in place by beams of light. There can be many of them, and one gets lost now and then.',
    measured: 'A machine of Infleqtion’s, August 2024',
    source: {
      title: 'Radnaev and others, A universal neutral-atom quantum computer',
      url: 'https://arxiv.org/abs/2408.08288',
    },
    gateError: 0.0065,
    readoutError: 0.009,
    decay: null,
  },
];

export function listDevicePresets(caller: Caller): DevicePreset[] {
  const isOpen = opensExtra(tierOf(caller), 'devicePresets');
  return measuredDevices.map((device) => ({
    id: device.id,
    name: device.name,
    about: device.about,
    measured: device.measured,
    source: device.source,
    rates: isOpen ? ratesOf(device) : null,
  }));
}

/**
 * The lab applies errors to each wire of a gate separately. Two wires, each depolarized with p and damped with g, give
 * an average error of the two-qubit gate of 6/5 p + 4/5 g, to first order (Nielsen 2002, A simple formula for the
 * average gate fidelity: F = (4 Fe + 1) / 5, where each wire keeps 1 - 3/4 p - 1/2 g of Fe).
 */
export function ratesOf({ gateError, readoutError, decay }: MeasuredDevice): DeviceRates {
  const amplitudeDamping = decay === null ? 0 : 1 - Math.exp(-decay.gateTime / decay.t1);
  const depolarizing = (gateError - 0.8 * amplitudeDamping) / 1.2;
  return {
    depolarizing: rounded(depolarizing),
    amplitudeDamping: rounded(amplitudeDamping),
    readout: readoutError,
  };
}

/** Rounded to a hundredth of a percent, because measurements are not more precise. */
const rounded = (probability: number) => Math.round(probability * 10_000) / 10_000;
