/**
 * The worker imports this first, so that a program can load no scripts and start no workers. The frame's policy refuses
 * both, but during development there is no policy. Pyodide also refuses to run in a worker that can import scripts when
 * its code is read, and a worker that Firefox refuses inside a worker sometimes makes the program hang.
 */
const refuseWith = (sentence: string) =>
  function refuse() {
    throw new TypeError(sentence);
  };

const refuseWorkers = refuseWith('Programs here cannot start workers.');

Object.assign(globalThis, {
  importScripts: refuseWith('Programs here cannot load scripts.'),
  Worker: refuseWorkers,
  SharedWorker: refuseWorkers,
});
