/**
 * Other simulators for the web, each used as its documentation says. The time does not include what it builds before
 * the run. `prepare` returns the function to be timed, which returns amplitudes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { matrixOf } from './circuits.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Installs the versions of package-lock.json, once. Without a network, the benchmark runs without other simulators. */
export async function loadPeers() {
  if (!existsSync(`${folder}node_modules`)) {
    console.log('Installing the simulators to compare with ...');
    try {
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    } catch {
      console.log('They could not be installed; the bench runs without them.');
      return [];
    }
  }
  resolveFoldersAsCommonJs();
  return [await qni(), await quantumCircuit(), await jsqubits()];
}

/** @qni/simulator imports folders of fp-ts, which bundlers find and Node does not. */
function resolveFoldersAsCommonJs() {
  const hook = `
    import { createRequire } from 'node:module';
    import { pathToFileURL } from 'node:url';
    export async function resolve(specifier, context, next) {
      try {
        return await next(specifier, context);
      } catch (error) {
        if (error.code !== 'ERR_UNSUPPORTED_DIR_IMPORT') throw error;
        return next(pathToFileURL(createRequire(context.parentURL).resolve(specifier)).href, context);
      }
    }`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

async function qni() {
  const { Matrix, StateVector } = await import('@qni/simulator');
  const Complex = Matrix.rows([[1]])
    ._unsafeUnwrap()
    .element(0, 0)
    ._unsafeUnwrap().constructor;
  const matrix = (gate) => {
    const [a, b, c, d] = chunks(matrixOf(gate), 2).map(([re, im]) => new Complex(re, im));
    return Matrix.rows([
      [a, b],
      [c, d],
    ])._unsafeUnwrap();
  };
  return {
    name: '@qni/simulator',
    version: versionOf('@qni/simulator'),
    prepare(gates, n) {
      const placed = gates.map((gate) => [matrix(gate), gate.target, gate.controls]);
      return () => {
        const state = new StateVector('0'.repeat(n));
        for (const [u, target, controls] of placed)
          state.applyControlledGate(u, target, controls, []);
        return () => Float64Array.from(state.matrix.buffer);
      };
    },
  };
}

async function quantumCircuit() {
  const { default: QuantumCircuit } = await import('quantum-circuit');
  return {
    name: 'quantum-circuit',
    version: versionOf('quantum-circuit'),
    prepare(gates, n) {
      const circuit = new QuantumCircuit(n);
      for (const { gate, target, controls, angle } of gates) {
        const name =
          gate === 'x' ? ['x', 'cx', 'ccx'][controls.length] : gate === 'p' ? 'cu1' : gate;
        const params = { theta: angle, phi: angle, lambda: angle };
        circuit.appendGate(name, [...controls, target], { params });
      }
      return () => {
        circuit.run();
        return () => amplitudesOf(n, (k) => circuit.state[k] ?? { re: 0, im: 0 });
      };
    },
  };
}

async function jsqubits() {
  const library = await import('jsqubits');
  const apply = {
    h: (state, q) => state.hadamard(q),
    t: (state, q) => state.t(q),
    rx: (state, q, controls, angle) => state.rotateX(q, angle),
    ry: (state, q, controls, angle) => state.rotateY(q, angle),
    rz: (state, q, controls, angle) => state.rotateZ(q, angle),
    p: (state, q, [control], angle) => state.controlledR(control, q, angle),
    x: (state, q, controls) =>
      controls.length === 2 ? state.toffoli(...controls, q) : state.cnot(...controls, q),
  };
  return {
    name: 'jsqubits',
    version: versionOf('jsqubits'),
    prepare(gates, n) {
      return () => {
        let state = library.jsqubits(`|${'0'.repeat(n)}>`);
        for (const { gate, target, controls, angle } of gates)
          state = apply[gate](state, target, controls, angle);
        return () =>
          amplitudesOf(n, (k) => {
            const { real, imaginary } = state.amplitude(k);
            return { re: real, im: imaginary };
          });
      };
    },
  };
}

function amplitudesOf(n, at) {
  const amplitudes = new Float64Array(2 * 2 ** n);
  for (let k = 0; k < 2 ** n; k++) {
    const { re, im } = at(k);
    amplitudes[2 * k] = re;
    amplitudes[2 * k + 1] = im;
  }
  return amplitudes;
}

function chunks(list, size) {
  return Array.from({ length: list.length / size }, (_, i) => list.slice(size * i, size * (i + 1)));
}

function versionOf(name) {
  return createRequire(import.meta.url)(`${folder}node_modules/${name}/package.json`).version;
}
