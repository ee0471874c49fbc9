/**
 * The worker imports this first: Pyodide, when its code is read, takes a worker that can import scripts for one
 * that it cannot run in. The frame's policy refuses them too, but while developing there is none.
 */
Object.assign(globalThis, {
  importScripts: () => {
    throw new TypeError('Programs here cannot load scripts.');
  },
});
