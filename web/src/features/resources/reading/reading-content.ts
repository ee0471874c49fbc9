export interface Reading {
  readonly title: string;
  readonly by: string;
  readonly about: string;
  /** Address on another site. Without it, look in a library. */
  readonly url?: string;
}

export const readings: readonly { readonly title: string; readonly items: readonly Reading[] }[] = [
  {
    title: 'Books',
    items: [
      {
        title: 'Q Is for Quantum',
        by: 'Terry Rudolph, 2017',
        about:
          'Superposition and entanglement with black and white balls, and real arithmetic. From 13.',
        url: 'https://www.qisforquantum.org',
      },
      {
        title: 'Quantum Computing for Everyone',
        by: 'Chris Bernhardt, MIT Press, 2019',
        about:
          'From one qubit to algorithms with school math. From 15, and for parents and teachers.',
      },
      {
        title: 'Quantum Computation and Quantum Information',
        by: 'Michael Nielsen and Isaac Chuang, Cambridge University Press, 2000',
        about: 'The textbook that universities use. For later, or for a curious teacher.',
      },
    ],
  },
  {
    title: 'Sites to play and read on',
    items: [
      {
        title: 'Quirk',
        by: 'Craig Gidney',
        about: 'A circuit simulator in the browser. Drag gates and watch.',
        url: 'https://algassert.com/quirk',
      },
      {
        title: 'Quantum Country',
        by: 'Andy Matuschak and Michael Nielsen',
        about: 'An essay that asks you again later, so that it stays. From 15.',
        url: 'https://quantum.country',
      },
      {
        title: 'PhET Interactive Simulations',
        by: 'University of Colorado Boulder',
        about: 'Free simulations for waves, light and much more.',
        url: 'https://phet.colorado.edu',
      },
      {
        title: 'The Nobel Prize in Physics 2022',
        by: 'The Nobel Foundation',
        about: 'How linked photons were tested, and who did it.',
        url: 'https://www.nobelprize.org/prizes/physics/2022/summary/',
      },
    ],
  },
  {
    title: 'Where it was first written down',
    items: [
      {
        title: 'Proposed experiment to test local hidden-variable theories',
        by: 'Clauser, Horne, Shimony and Holt, 1969',
        about: 'The test behind the two-card game.',
        url: 'https://doi.org/10.1103/PhysRevLett.23.880',
      },
      {
        title: 'Quantum cryptography: public key distribution and coin tossing',
        by: 'Charles Bennett and Gilles Brassard, 1984',
        about: 'BB84, the secret key.',
        url: 'https://arxiv.org/abs/2003.06557',
      },
      {
        title:
          'Teleporting an unknown quantum state via dual classical and Einstein-Podolsky-Rosen channels',
        by: 'Bennett, Brassard, Crépeau, Jozsa, Peres and Wootters, 1993',
        about: 'Why it takes a linked pair and two ordinary bits.',
        url: 'https://doi.org/10.1103/PhysRevLett.70.1895',
      },
      {
        title: 'A fast quantum mechanical algorithm for database search',
        by: 'Lov Grover, 1996',
        about: 'The marked locker, for any number of lockers.',
        url: 'https://arxiv.org/abs/quant-ph/9605043',
      },
      {
        title: 'Quantum strategies',
        by: 'David Meyer, 1999',
        about: 'The penny flip that a quantum player always wins.',
        url: 'https://arxiv.org/abs/quant-ph/9804010',
      },
    ],
  },
];
